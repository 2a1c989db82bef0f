#include "engine/players/director/thread_pool.h"

#include <algorithm>
#include <exception>

namespace dossier {

ThreadPool::ThreadPool(std::size_t threads)
{
    m_failures.resize(std::max<std::size_t>(threads, 1));
    m_others.reserve(m_failures.size() - 1);
    try {
        for (std::size_t thread = 1; thread < size(); ++thread)
            m_others.emplace_back([this, thread] { wait(thread); });
    } catch (const std::exception&) { // no more are to be had: those there are wait for work already
        m_failures.resize(m_others.size() + 1);
    }
}

ThreadPool::~ThreadPool()
{
    m_work = nullptr;
    ++m_round;
    m_round.notify_all();
}

void ThreadPool::run(const std::function<void(std::size_t)>& work)
{
    m_work = &work;
    std::fill(m_failures.begin(), m_failures.end(), nullptr);
    m_busy = m_others.size();
    ++m_round;
    m_round.notify_all();
    workOn(0);
    for (std::size_t busy = m_busy; busy > 0; busy = m_busy)
        m_busy.wait(busy);
    for (const std::exception_ptr& failure : m_failures)
        if (failure)
            std::rethrow_exception(failure);
}

void ThreadPool::wait(std::size_t thread)
{
    for (unsigned seen = 0;; ++seen) {
        m_round.wait(seen);
        if (!m_work)
            return;
        workOn(thread);
        if (--m_busy == 0)
            m_busy.notify_one();
    }
}

void ThreadPool::workOn(std::size_t thread) noexcept
{
    try {
        (*m_work)(thread);
    } catch (...) {
        m_failures[thread] = std::current_exception();
    }
}

} // namespace dossier

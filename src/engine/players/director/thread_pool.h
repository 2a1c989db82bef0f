// Threads that do a piece of work together and stay for the next: a choice is many short pieces, and starting a thread
// takes as long as playing a world to its end.
#pragma once

#include <atomic>
#include <cstddef>
#include <exception>
#include <functional>
#include <thread>
#include <vector>

namespace dossier {

class ThreadPool
{
public:
    // At least 1: the caller is one of them. Fewer where the system has no more.
    explicit ThreadPool(std::size_t threads);
    ~ThreadPool();
    ThreadPool(const ThreadPool&) = delete;
    ThreadPool& operator=(const ThreadPool&) = delete;

    std::size_t size() const { return m_failures.size(); }
    // Calls work(0) to work(size() - 1) side by side and returns when all have returned. Throws what one of them threw.
    void run(const std::function<void(std::size_t)>& work);

private:
    void wait(std::size_t thread);
    void workOn(std::size_t thread) noexcept;

    const std::function<void(std::size_t)>* m_work = nullptr; // nothing: go home
    std::atomic<unsigned> m_round = 0;
    std::atomic<std::size_t> m_busy = 0;
    std::vector<std::exception_ptr> m_failures; // by thread
    std::vector<std::jthread> m_others;
};

} // namespace dossier

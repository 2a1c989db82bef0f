#include "app/advice/reviewer.h"

#include "app/advice/adviser.h"
#include "effects/card_effect.h"

namespace dossier {

Reviewer::Reviewer(const CardPool& pool, const EffectBook* effects, QObject* parent)
    : QObject(parent)
    , m_pool(pool)
    , m_effects(effects)
{}

Reviewer::~Reviewer()
{
    cancel();
}

void Reviewer::start(GameRecord record, Seat seat)
{
    cancel();
    const int asked = ++m_asked;
    m_running = true;
    ReviewRules rules = m_rules;
    rules.quick.threads = threadsOfAdvice();
    rules.again.threads = rules.quick.threads;
    m_worker = std::jthread([this, asked, rules, seat, record = std::move(record)](const std::stop_token& stopped) {
        try {
            const GameReview review =
                reviewGame(record, seat, m_pool, m_effects, rules, stopped, [this, asked](int done, int of) {
                    tell(asked, [this, done, of] { emit progressed(done, of); });
                });
            tell(asked, [this, review] {
                m_running = false;
                emit reviewed(review);
            });
        } catch (...) {
            tell(asked, [this, failure = std::current_exception()] {
                m_running = false;
                emit failed(failure);
            });
        }
    });
}

// In the window's thread, unless that has lost interest by then.
void Reviewer::tell(int asked, const std::function<void()>& what)
{
    QMetaObject::invokeMethod(
        this,
        [this, asked, what] {
            if (asked == m_asked)
                what();
        },
        Qt::QueuedConnection);
}

void Reviewer::cancel()
{
    ++m_asked;
    m_running = false;
    if (!m_worker.joinable())
        return;
    m_worker.request_stop();
    m_worker.join();
}

} // namespace dossier

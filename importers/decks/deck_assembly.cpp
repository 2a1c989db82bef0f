#include "importers/decks/deck_assembly.h"

#include "domain/limits/text_limits.h"
#include "importers/reading/text_lines.h"

#include <algorithm>
#include <set>

namespace dossier {

namespace {

constexpr int kTeamCost = 20; // DECK-15

// A line's number and what a report quotes of it.
using Quoted = std::pair<int, std::string>;

// Escapes in JSON can smuggle in what decodeText took out.
void makePlain(Deck& deck)
{
    deck.name = trimmed(deck.name);
    std::replace(deck.notes.begin(), deck.notes.end(), '\r', '\n');
}

bool mayStandIn(ListSection section, CardType type)
{
    switch (section) {
    case ListSection::XFile:
        return type == CardType::XFile;
    case ListSection::Team:
        return type == CardType::Agent;
    case ListSection::Side:
        return type == CardType::XFile || type == CardType::Agent;
    case ListSection::Unsorted:
    case ListSection::BureauDeck:
        break;
    }
    return true;
}

} // namespace

bool DeckAssembly::startsOver(ListSection section, int line)
{
    const auto place = static_cast<std::size_t>(section);
    const bool over = section != ListSection::Side && m_headed[place] && m_filled[place] &&
                      (m_last != section || section == ListSection::Unsorted) && isAnother(section, line);
    m_headed[place] = true;
    m_filled[place] = false;
    return over;
}

void DeckAssembly::setHeadings(std::vector<PartHeading> headings)
{
    for (const PartHeading& heading : headings)
        m_lastHeaded[static_cast<std::size_t>(heading.section)] = heading.line;
    m_headings = std::move(headings);
}

bool DeckAssembly::isAnother(ListSection section, int line) const
{
    if (!m_headings || section == ListSection::XFile || section == ListSection::Unsorted)
        return true;
    const auto here = std::ranges::lower_bound(*m_headings, line, {}, &PartHeading::line);
    if (here == m_headings->end() || here->line != line || here->titled)
        return true;
    bool others = false;
    for (std::size_t part = 0; part < m_had.size(); ++part) {
        if (!m_had[part] || static_cast<ListSection>(part) == section)
            continue;
        others = true;
        if (m_lastHeaded[part] < line)
            return false;
    }
    return others;
}

void DeckAssembly::endBefore(Source source)
{
    expect(ListSection::Unsorted, std::nullopt, source);
    m_end = source.line;
    reject(source, LineTrouble::AnotherDeck, {});
}

bool DeckAssembly::isOfAnother(Source source)
{
    if (m_end > 0)
        reject(source, LineTrouble::OfAnotherDeck, std::to_string(m_end));
    return m_end > 0;
}

void DeckAssembly::note(ListSection section)
{
    const auto place = static_cast<std::size_t>(section);
    m_filled[place] = true;
    m_had[place] = m_had[place] || (m_headed[place] && section != ListSection::Side);
    m_last = section;
}

void DeckAssembly::take(Zone zone, CardIndex card, int count, Source source)
{
    const CardType type = m_pool[card].type;
    if (zone == Zone::XFile && type != CardType::XFile)
        return rejectPlace(source, card, count, LineTrouble::NotAnXFile);
    if (zone == Zone::Team && type != CardType::Agent)
        return rejectPlace(source, card, count, LineTrouble::NotAnAgent);
    add(zone, card, count, source);
}

DeckAssembly::DeckAssembly(const CardPool& pool, DeckReading before)
    : m_pool(pool)
    , m_reading(std::move(before))
    , m_understood(true)
    , m_teamDealt(
          std::ranges::any_of(m_reading.remarks, [](const Remark& r) { return r.what == ReadRemark::AgentToTeam; }))
{}

void DeckAssembly::take(ListSection section, CardIndex card, int count, Source source)
{
    note(section);
    switch (section) {
    case ListSection::Unsorted:
        return takeUnsorted(card, count, source);
    case ListSection::XFile:
        return take(Zone::XFile, card, count, source);
    case ListSection::Team:
        return take(Zone::Team, card, count, source);
    case ListSection::BureauDeck:
        return take(Zone::BureauDeck, card, count, source);
    case ListSection::Side:
        return take(m_pool[card].type == CardType::XFile ? Zone::XFile : Zone::Team, card, count, source);
    }
}

bool DeckAssembly::take(ListSection section, CardLine line, Source source)
{
    const int count = line.count;
    return takePrinting(section, std::move(line), {}, count, source);
}

bool DeckAssembly::takePrinting(ListSection section, CardLine line, const PrintingWords& words, int count,
                                Source source)
{
    if (!line.card && line.ofTitle) {
        line.card = onePrinting(*line.ofTitle, words, m_pool);
        line.name = m_pool[*line.ofTitle].title;
    }
    if (!line.card) {
        line.count = count;
        rejectCard(source, section, std::move(line));
        return false;
    }
    const NamedPrinting named = printingNamed(*line.card, words, m_pool);
    const std::size_t rejected = m_reading.unknown.size();
    take(section, named.card, count, source);
    if (m_reading.unknown.size() != rejected)
        return false;
    this->count(section, count);
    if (line.isOfTwoFigures)
        tellTwoFigures(named.card, count, source);
    if (!line.against.empty())
        m_reading.remarks.push_back({line.beside.empty() ? ReadRemark::OtherPrinting : ReadRemark::OtherTitle,
                                     named.card, source.line, excerpt(line.against)});
    if (!named.isKnown)
        m_reading.remarks.push_back({ReadRemark::OtherPrinting, named.card, source.line, excerpt(inWords(words))});
    return true;
}

void DeckAssembly::tellTwoFigures(CardIndex card, int count, Source source)
{
    const auto told = std::ranges::find(m_reading.remarks, ReadRemark::TwoFigures, &Remark::what);
    if (told == m_reading.remarks.end())
        return tell({ReadRemark::TwoFigures, card, source.line, excerpt(source.text), 1, count});
    ++told->said;
}

void DeckAssembly::takeUnsorted(CardIndex card, int count, Source source)
{
    m_unsorted.push_back({card, count, source.line, std::string(source.text)});
}

void DeckAssembly::reject(Source source, LineTrouble trouble, std::string hint)
{
    if (m_reading.deck.aside.size() >= kMostAside)
        throw ReadError(ReadError::Kind::TooManyUnknown, source.line, std::to_string(kMostAside));
    m_reading.unknown.push_back({source.line, excerpt(source.text), trouble, std::move(hint)});
    m_reading.deck.aside.push_back({source.line, std::string(source.text)});
}

void DeckAssembly::takeText(std::string& text, std::string_view words, Source source, std::string_view field)
{
    if (trimmed(words).empty() || text == words)
        return;
    if (!text.empty())
        return reject(source, LineTrouble::SaidBefore, std::string(field));
    text = words;
    noteUnderstood();
}

void DeckAssembly::rejectPlace(Source source, CardIndex card, int count, LineTrouble trouble)
{
    const std::string& title = m_pool[card].title;
    m_reading.asked.push_back({m_reading.unknown.size(), title, count, ListSection::Unsorted, card});
    reject(source, trouble, title);
}

void DeckAssembly::rejectCard(Source source, ListSection section, CardLine line)
{
    note(section);
    if (line.trouble == LineTrouble::UnknownCard || line.trouble == LineTrouble::NotACardLine ||
        line.trouble == LineTrouble::SeveralPrintings)
        m_reading.asked.push_back({m_reading.unknown.size(), std::move(line.name), line.count, section});
    reject(source, line.trouble, std::move(line.hint));
}

void DeckAssembly::expect(ListSection section, std::optional<int> cards, Source heading)
{
    expectOfType(std::nullopt, heading);
    compare(m_expected);
    if (cards)
        m_expected = Expected{section, *cards, heading.line, excerpt(trimmed(heading.text))};
}

void DeckAssembly::expectOfType(std::optional<int> cards, Source heading)
{
    compare(m_expectedOfType);
    if (cards)
        m_expectedOfType = Expected{std::nullopt, *cards, heading.line, excerpt(trimmed(heading.text))};
}

void DeckAssembly::count(ListSection section, int copies)
{
    for (std::optional<Expected>* const each : {&m_expected, &m_expectedOfType})
        if (*each && (!(*each)->section || (*each)->section == section)) {
            (*each)->read += copies;
            ++(*each)->lines;
        }
}

// Fewer are a sign of a file that was cut; more are there, added by somebody who left the heading as it was.
void DeckAssembly::compare(std::optional<Expected>& expected)
{
    const bool saysLines = expected && !expected->section && expected->said == expected->lines;
    if (expected && expected->said > expected->read && !saysLines)
        m_reading.remarks.push_back(
            {ReadRemark::CountDiffers, 0, expected->line, std::move(expected->words), expected->said, expected->read});
    expected.reset();
}

DeckReading DeckAssembly::finishAny()
{
    expect(ListSection::Unsorted, std::nullopt, {});
    const bool teamStated = !m_reading.deck.team.empty() && !m_teamDealt;
    for (const Unsorted& entry : m_unsorted)
        deal(entry, teamStated);
    m_unsorted.clear();
    makePlain(m_reading.deck);
    return std::move(m_reading);
}

DeckReading DeckAssembly::finish()
{
    DeckReading reading = finishAny();
    const Deck& deck = reading.deck;
    const bool empty = deck.xFile.empty() && deck.team.empty() && deck.bureauDeck.empty();
    if (empty && (!m_understood || !reading.unknown.empty())) {
        const LineProblem first = reading.unknown.empty() ? LineProblem() : reading.unknown.front();
        throw NoneUnderstood<DeckReading>(first.line, first.text, std::move(reading));
    }
    if (empty)
        reading.remarks.push_back({ReadRemark::NoCards});
    return reading;
}

bool DeckAssembly::add(Zone zone, CardIndex card, int count, Source source)
{
    const int before = m_reading.deck.count(zone, card);
    if (before + count > kMostCopies) {
        reject(source, before == 0 ? LineTrouble::BadCount : LineTrouble::TooManyTogether, std::to_string(kMostCopies));
        return false;
    }
    m_reading.deck.add(zone, card, count);
    m_reading.taken.push_back({source.line, zone, card, count});
    if (before > 0)
        remark(ReadRemark::MergedLines, card, source.line);
    return true;
}

void DeckAssembly::deal(const Unsorted& entry, bool teamStated)
{
    const Source source{entry.line, entry.text};
    const CardType type = m_pool[entry.card].type;
    if (type == CardType::XFile) {
        const int slot = m_reading.deck.xFile.empty() ? 1 : 0;
        if (slot == 1)
            add(Zone::XFile, entry.card, 1, source);
        if (entry.count > slot) {
            remark(ReadRemark::SpareXFile, entry.card, entry.line);
            m_reading.deck.aside.push_back({entry.line, entry.text});
        }
    } else if (type == CardType::Agent) {
        const bool toTeam = !teamStated && entry.count == 1 && fitsTheTeam(entry.card);
        if (add(toTeam ? Zone::Team : Zone::BureauDeck, entry.card, entry.count, source))
            remark(toTeam ? ReadRemark::AgentToTeam : ReadRemark::AgentToBureauDeck, entry.card, entry.line);
    } else {
        add(Zone::BureauDeck, entry.card, entry.count, source);
    }
}

bool DeckAssembly::fitsTheTeam(CardIndex card) const
{
    const Deck& deck = m_reading.deck;
    const bool isDouble = std::any_of(deck.team.begin(), deck.team.end(),
                                      [&](const DeckEntry& e) { return m_pool.sameCard(e.card, card); });
    const auto& cost = m_pool[card].cost;
    return !isDouble && teamCost(deck, m_pool) + (cost ? cost->base : 0) <= kTeamCost;
}

void DeckAssembly::remark(ReadRemark what, CardIndex card, int line)
{
    m_reading.remarks.push_back({what, card, line});
}

namespace {

void makeOneLine(DeckReading& reading, TextOf of, std::string& text)
{
    if (!isBroken(of, text))
        return;
    text = inOneLine(text);
    const Remark remark{ReadRemark::BrokenLine, 0, 0};
    if (std::ranges::find(reading.remarks, remark) == reading.remarks.end())
        reading.remarks.push_back(remark);
}

} // namespace

void makeTextsFit(DeckReading& reading)
{
    const auto cut = [&](TextOf of, std::string& text) {
        if (!isTooLong(of, text))
            return;
        reading.unknown.push_back({0, excerpt(text), LineTrouble::Shortened, std::string(nameOf(of))});
        reading.deck.aside.push_back({0, text});
        text = std::string(cutTo(of, text));
    };
    Deck& deck = reading.deck;
    makeOneLine(reading, TextOf::DeckName, deck.name);
    makeOneLine(reading, TextOf::Folder, deck.folder);
    for (std::string& tag : deck.tags)
        makeOneLine(reading, TextOf::Tag, tag);
    cut(TextOf::DeckName, deck.name);
    cut(TextOf::DeckNotes, deck.notes);
    cut(TextOf::Folder, deck.folder);
    for (std::string& tag : deck.tags)
        cut(TextOf::Tag, tag);
}

namespace {

// Of a line that is a card after all: what a heading above it says may be right.
void countPick(std::vector<Remark>& remarks, int line, int copies)
{
    auto above = remarks.end();
    for (auto remark = remarks.begin(); remark != remarks.end(); ++remark)
        if (remark->what == ReadRemark::CountDiffers && remark->line < line)
            above = remark;
    if (above == remarks.end())
        return;
    above->read += copies;
    if (above->read == above->said)
        remarks.erase(above);
}

} // namespace

DeckReading withPicks(const DeckReading& reading, const std::map<std::size_t, CardPick>& picks, const CardPool& pool)
{
    DeckReading rest = reading;
    rest.unknown.clear();
    rest.asked.clear();
    std::vector<std::pair<AskedCard, Source>> picked;
    std::map<Quoted, int> taken; // from aside
    auto next = reading.asked.begin();
    for (std::size_t i = 0; i < reading.unknown.size(); ++i) {
        const bool isAsked = next != reading.asked.end() && next->problem == i;
        if (isAsked && picks.contains(i)) {
            ++taken[{reading.unknown[i].line, reading.unknown[i].text}];
            picked.push_back({*next, {reading.unknown[i].line, reading.unknown[i].text}});
            countPick(rest.remarks, reading.unknown[i].line, next->count);
        } else {
            if (isAsked)
                rest.asked.push_back({rest.unknown.size(), next->name, next->count, next->section, next->card});
            rest.unknown.push_back(reading.unknown[i]);
        }
        next += isAsked ? 1 : 0;
    }
    std::erase_if(rest.deck.aside, [&](const UnresolvedLine& line) {
        const auto same = taken.find({line.line, excerpt(line.text)});
        return same != taken.end() && same->second-- > 0;
    });
    DeckAssembly assembly(pool, std::move(rest));
    for (const auto& [asked, source] : picked) {
        const CardPick& pick = picks.at(asked.problem);
        if (pick.zone)
            assembly.take(*pick.zone, pick.card, asked.count, source);
        else if (mayStandIn(asked.section, pool[pick.card].type))
            assembly.take(asked.section, pick.card, asked.count, source);
        else // the list may have gone on without a heading
            assembly.takeUnsorted(pick.card, asked.count, source);
    }
    return assembly.finishAny();
}

DeckReading withZones(DeckReading reading, const std::map<std::size_t, Zone>& zones, const CardPool& pool)
{
    for (const auto& [place, zone] : zones) {
        if (place >= reading.taken.size())
            continue;
        TakenLine& line = reading.taken[place];
        const std::vector<Zone> possible = zonesFor(pool[line.card].type);
        const bool fits = std::ranges::find(possible, zone) != possible.end() &&
                          reading.deck.count(zone, line.card) + line.count <= kMostCopies;
        if (zone == line.zone || !fits)
            continue;
        reading.deck.add(line.zone, line.card, -line.count);
        reading.deck.add(zone, line.card, line.count);
        line.zone = zone;
        // What the reader said of its own dealing no longer holds.
        std::erase_if(reading.remarks, [&](const Remark& remark) {
            const bool dealt = remark.what == ReadRemark::AgentToTeam || remark.what == ReadRemark::AgentToBureauDeck;
            return dealt && remark.card == line.card && remark.line == line.line;
        });
    }
    return reading;
}

std::vector<Zone> zonesFor(CardType type)
{
    switch (type) {
    case CardType::Agent:
        return {Zone::Team, Zone::BureauDeck};
    case CardType::XFile:
        return {Zone::XFile, Zone::BureauDeck};
    default:
        return {Zone::BureauDeck};
    }
}

namespace {

// Where each printing counts by itself a name alone is that of one only where its set has no other.
std::optional<CardIndex> printingAsked(const AskedCard& question, CardIndex likely, const CardPool& pool)
{
    if (!numberBeside(question.name).number.empty() || looksLikeNumber(question.name))
        return likely;
    const std::vector<CardIndex> printings = printingsIn(*question.set, likely, pool);
    return printings.size() == 1 ? std::optional(printings.front()) : std::nullopt;
}

} // namespace

std::map<std::size_t, CardPick> likelyPicks(const std::vector<AskedCard>& asked, const CardPool& pool)
{
    std::map<std::size_t, CardPick> picks;
    std::map<std::string_view, std::optional<CardIndex>> known;
    for (const AskedCard& question : asked) {
        if (question.card) {
            picks.emplace(question.problem, *question.card);
            continue;
        }
        const auto before = known.find(question.name);
        if (before == known.end() && known.size() == kMostGuessed)
            continue;
        const auto card = before != known.end() ? before->second : likelyCard(question.name, pool);
        known.emplace(question.name, card);
        if (const auto one = card && question.set ? printingAsked(question, *card, pool) : card)
            picks.emplace(question.problem, *one);
    }
    return picks;
}

bool isMoreThanGuessed(const std::vector<AskedCard>& asked)
{
    std::set<std::string_view> names;
    for (const AskedCard& question : asked)
        if (!question.card && names.insert(question.name).second && names.size() > kMostGuessed)
            return true;
    return false;
}

} // namespace dossier

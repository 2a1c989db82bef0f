// Reading selectors: a kind, a place, filters.
#include "effects/effect_phrases.h"
#include "effects/phrase_pieces.h"
#include "engine/records/words.h"

#include <algorithm>

namespace dossier {

namespace {

struct KindWord
{
    std::string_view word;
    SelectorKind kind;
};
// Longer phrases first: the first that a selector begins with is it.
constexpr auto kKinds = std::to_array<KindWord>({{"another site, or owners' hands", SelectorKind::OtherSiteOrHands},
                                                 {"non-combat check of the Team this turn", SelectorKind::Check},
                                                 {"section or team there", SelectorKind::SectionOrTeam},
                                                 {"face-down card or bluff", SelectorKind::FaceDownOrBluff},
                                                 {"face-down card", SelectorKind::FaceDown},
                                                 {"agents", SelectorKind::Agent},
                                                 {"agent", SelectorKind::Agent},
                                                 {"mate", SelectorKind::Mate},
                                                 {"team", SelectorKind::Team},
                                                 {"site", SelectorKind::Site},
                                                 {"adversary", SelectorKind::Adversary},
                                                 {"combatant", SelectorKind::Combatant},
                                                 {"enemy", SelectorKind::Enemy},
                                                 {"witness", SelectorKind::Witness},
                                                 {"event", SelectorKind::Event},
                                                 {"equipment", SelectorKind::Equipment},
                                                 {"cards", SelectorKind::Card},
                                                 {"card", SelectorKind::Card},
                                                 {"opponent", SelectorKind::Opponent},
                                                 {"", SelectorKind::None}});

struct PlaceWord
{
    std::string_view word;
    Where where;
};
constexpr auto kPlaces = std::to_array<PlaceWord>({{"in bureau", Where::Bureau},
                                                   {"in field", Where::Field},
                                                   {"in hospital", Where::Hospital},
                                                   {"in hand", Where::Hand},
                                                   {"in deck", Where::Deck},
                                                   {"in discard", Where::Discard},
                                                   {"in collection", Where::Collection},
                                                   {"in play", Where::InPlay},
                                                   {"on stack or in play", Where::StackOrPlay},
                                                   {"on stack", Where::Stack},
                                                   {"in check in field", Where::CheckInField},
                                                   {"in check", Where::Check},
                                                   {"in combat", Where::Combat},
                                                   {"in team of host", Where::TeamOfHost},
                                                   {"in team", Where::Team},
                                                   {"in target", Where::InTarget},
                                                   {"in departure", Where::Departing},
                                                   {"of target", Where::OfTarget},
                                                   {"of self", Where::OfSelf},
                                                   {"of removed in field", Where::OfRemovedInField},
                                                   {"of removed", Where::OfRemoved},
                                                   {"at any site", Where::AnySite},
                                                   {"at first", Where::AtTarget},
                                                   {"seen", Where::Seen},
                                                   {"of any", Where::Usual}});

// Where the next filter of a selector begins, or the end.
std::size_t nextFilter(const std::string& text, std::size_t from)
{
    constexpr std::array<std::string_view, 20> starts{
        " with ",      " without ", " named ",      " except ",    " holding ", " may use ", " facing ",
        " hit for ",   " adding ",  " not adding ", " modifying ", " asking ",  " movable",  " borrowable",
        " abducting ", " sending ", " fitting ",    " against ",   " of its ",  " or "};
    std::size_t first = text.size();
    for (std::string_view start : starts)
        first = std::min(first, text.find(start, from));
    return first;
}

Filter readFilter(const Json& at, std::string text)
{
    Filter filter;
    const auto is = [&](FilterKind kind) {
        filter.kind = kind;
        return filter;
    };
    if (text == "with damage")
        return is(FilterKind::Damaged);
    if (text == "with modifier")
        return is(FilterKind::HasModifier);
    if (text == "movable")
        return is(FilterKind::Movable);
    if (text == "borrowable")
        return is(FilterKind::Borrowable);
    if (text == "facing stunned")
        return is(FilterKind::FacingStunned);
    if (text == "fitting check")
        return is(FilterKind::FittingCheck);
    if (text == "of its Affiliation")
        return is(FilterKind::OfItsAffiliation);
    if (text == "against my team")
        return is(FilterKind::AgainstMyTeam);
    if (text == "abducting my agent")
        return is(FilterKind::AbductingMine);
    if (text == "sending my agent to bureau")
        return is(FilterKind::SendingMineToBureau);
    if (takePrefix(text, "abducting a mate of ")) {
        filter.titles = readTitles(at, text);
        return is(FilterKind::AbductingMateOf);
    }
    if (takePrefix(text, "house ")) {
        filter.number = static_cast<std::int8_t>(readNumber(at, text));
        return is(FilterKind::HouseRule);
    }
    if (takePrefix(text, "hit for ")) {
        filter.number = static_cast<std::int8_t>(readNumber(at, text));
        return is(FilterKind::HitFor);
    }
    if (takePrefix(text, "may use ")) {
        filter.keywords = readKeywords(at, text);
        return is(FilterKind::MayUse);
    }
    if (takePrefix(text, "named ")) {
        filter.titles = readTitles(at, text);
        return is(FilterKind::Named);
    }
    if (takePrefix(text, "except ")) {
        filter.titles = readTitles(at, text);
        return is(FilterKind::Except);
    }
    if (takePrefix(text, "holding ")) {
        filter.titles = readTitles(at, text);
        return is(FilterKind::Holding);
    }
    if (takePrefix(text, "not adding ")) {
        filter.abilities = readAbilities(at, text);
        return is(FilterKind::NotAdding);
    }
    if (takePrefix(text, "adding ")) {
        filter.abilities = readAbilities(at, text);
        return is(FilterKind::Adding);
    }
    if (takePrefix(text, "modifying ")) {
        filter.abilities = readAbilities(at, text);
        return is(FilterKind::Modifying);
    }
    if (takePrefix(text, "asking ")) {
        const auto characteristic = characteristicNamed(text);
        if (!characteristic)
            throw JsonError(at.line(), "\"" + text + "\" is no characteristic");
        filter.number = static_cast<std::int8_t>(*characteristic);
        return is(FilterKind::Asking);
    }
    if (takePrefix(text, "without ")) {
        filter.keywords = readKeywords(at, text);
        return is(FilterKind::WithoutKeyword);
    }
    if (takePrefix(text, "with ")) {
        if (const std::size_t rating = text.find(">="); rating != std::string::npos) {
            filter.abilities = readAbilities(at, text.substr(0, rating));
            filter.number = static_cast<std::int8_t>(readNumber(at, text.substr(rating + 2)));
            return is(FilterKind::Rating);
        }
        if (!text.empty() && text[0] >= '0' && text[0] <= '9') {
            filter.titles = readTitles(at, text);
            return is(FilterKind::TeamWith);
        }
        if (text == "CP" || text == "RP") {
            filter.number = text == "CP" ? 1 : 0;
            return is(FilterKind::CostIn);
        }
        const bool all = text.find(',') != std::string::npos;
        filter.keywords = readKeywords(at, text, all ? ',' : '|');
        return is(all ? FilterKind::AllKeywords : FilterKind::AnyKeyword);
    }
    constexpr std::array<std::string_view, 9> known{"with damage",    "with modifier", "movable",
                                                    "borrowable",     "named",         "holding",
                                                    "facing stunned", "fitting check", "may use"};
    notUnderstood(at, "filter", text, known);
}

void readFilters(const Json& at, const std::string& text, std::vector<Filter>& filters)
{
    std::size_t begin = 0;
    while (begin < text.size()) {
        if (text.compare(begin, 4, " or ") == 0) {
            if (!filters.empty())
                filters.back().orNext = true;
            begin += 3;
            continue;
        }
        const std::size_t negation = text.compare(begin, 5, " not ") == 0 ? 4 : 0;
        const std::size_t end = nextFilter(text, begin + 1 + negation);
        std::string one = text.substr(begin + 1, end - begin - 1);
        if (takeSuffix(one, ",payable")) {
            Filter payable;
            payable.kind = FilterKind::Payable;
            filters.push_back(payable);
        }
        filters.push_back(readFilter(at, one));
        begin = end;
    }
}

} // namespace

Selector readSelector(const Json& phrase)
{
    Selector selector;
    std::string text = phrase.asString();
    if (takePrefix(text, "any ") || takePrefix(text, "each ")) {
        selector.side = Side::Any;
    } else if (takePrefix(text, "my ")) {
        selector.side = Side::My;
    } else if (takePrefix(text, "their ")) {
        selector.side = Side::Their;
    }
    for (const KindWord& kind : kKinds)
        if (!kind.word.empty() && takePrefix(text, kind.word)) {
            selector.kind = kind.kind;
            break;
        }
    if (!selector) {
        std::array<std::string_view, kKinds.size()> known{};
        std::transform(kKinds.begin(), kKinds.end(), known.begin(), [](const KindWord& kind) { return kind.word; });
        notUnderstood(phrase, "selector", phrase.asString(), known);
    }
    if (selector.kind == SelectorKind::Card && text.size() > 1 && text[1] >= '0' && text[1] <= '9') {
        const std::size_t end = std::min(text.find(' ', 1), text.size());
        selector.titles = readTitles(phrase, text.substr(1, end - 1));
        text.erase(0, end);
    }
    if (takePrefix(text, " named ")) {
        const std::size_t end = std::min(text.find(' '), text.size());
        Filter named;
        named.kind = FilterKind::Named;
        named.titles = readTitles(phrase, text.substr(0, end));
        selector.filters.push_back(named);
        text.erase(0, end);
    }
    for (const PlaceWord& place : kPlaces)
        if (text.compare(0, place.word.size() + 1, " " + std::string(place.word)) == 0) {
            selector.where = place.where;
            text.erase(0, place.word.size() + 1);
            break;
        }
    readFilters(phrase, text, selector.filters);
    return selector;
}

} // namespace dossier

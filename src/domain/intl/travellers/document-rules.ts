import { addDays } from '../../china-time.ts';
import type { Day } from '../../china-time.ts';
import type { OnLeg } from '../../trip/legs.ts';
import { areaOf, entersInTransit } from '../border.ts';
import { documentNeeds } from './document-until.ts';
import type { Arrival } from './document-until.ts';
import { borderOffice, consular, entryRules, schengenCode } from './entry-rules.ts';
import type { EntryRule, RuleSource } from './entry-rules.ts';

/** A line of the checklist of documents. */
interface DocumentRule extends OnLeg, RuleSource {
  kind: 'entry' | 'transit' | 'passport' | 'minor';
  country: string;
  airport: string;
  nationality: string;
  verdict: 'ok' | 'need' | 'check';
  text: string;
  expires: Day | '';
  /** A document has to be valid on this day. */
  until?: Day;
}

/** An airport at which a slice ends, or its planes are changed. */
export interface TripPoint extends OnLeg, Arrival {
  airport: string;
  /** Of the flight that arrives. */
  from: { airport: string; country: string };
  /** `stop`: the next flight is of the same ticket and airport, so that nobody has to enter. */
  at: 'end' | 'stop' | 'break';
}

interface Party {
  nationalities: readonly string[];
  hasMinors: boolean;
}

/** Rules change: half a year after its day a text has to be read again. */
const goodForDays = 180;

/** A line of our own table, with the authority that says how it is: we have not compared it there. */
const unread = ({ source, url }: Pick<RuleSource, 'source' | 'url'>): RuleSource => ({ source, url, date: '' });

/** A line that nobody has read lately promises nothing: what was free of a visa is to be asked for. */
function lineOf(
  rule: RuleSource & Pick<DocumentRule, 'kind' | 'nationality' | 'verdict' | 'text'>,
  { triptype, airport, country }: Pick<TripPoint, 'triptype' | 'airport' | 'country'>,
  today: Day,
): DocumentRule {
  const expires = rule.date && addDays(rule.date, goodForDays);
  const isRead = expires !== '' && expires >= today;
  const { kind, nationality, text, source, url, date } = rule;
  const verdict = rule.verdict === 'ok' && !isRead ? 'check' : rule.verdict;
  return { kind, country, triptype, airport, nationality, verdict, text, source, url, date, expires };
}

const ruleOf = (country: string, nationality: string, rules: readonly EntryRule[]): EntryRule | undefined =>
  rules.find((one) => one.nationality === nationality && one.country === areaOf(country));

/** The entry into a country with a passport, of our table; without a row it has to be asked for. */
function entryOf(
  { country, countryName }: Pick<TripPoint, 'country' | 'countryName'>,
  nationality: string,
  rules: readonly EntryRule[],
) {
  const own = ruleOf(country, nationality, rules);
  return own
    ? { ...own, text: `${countryName}：${own.text}` }
    : { ...unread(consular), verdict: 'check' as const, text: `${countryName}：请向其使领馆确认签证要求` };
}

function transitOf({ country, countryName, at }: TripPoint, nationality: string, rules: readonly EntryRule[]) {
  if (at === 'break' || entersInTransit(country)) {
    const entry = entryOf({ country, countryName }, nationality, rules);
    const why = at === 'break' ? '自行转机或换机场，须入境' : '转机也须入境并提取行李';
    return { ...entry, text: `${why}；${entry.text}` };
  }
  // The authority that asks for a visa says at the same place for which transits it does not.
  const own = ruleOf(country, nationality, rules);
  const source = unread(own?.verdict === 'need' ? own : consular);
  return { ...source, verdict: 'check' as const, text: `${countryName}：同一机场联程转机，是否需要过境签证请确认` };
}

/** The airport at which the trip first leaves China, or enters it; undefined for a trip abroad. */
function borderOf(points: readonly TripPoint[]): Pick<TripPoint, 'triptype' | 'airport' | 'country'> | undefined {
  const crossing = points.find(({ country, from }) => (country === 'CN') !== (from.country === 'CN'));
  return crossing && { ...(crossing.country === 'CN' ? crossing : crossing.from), triptype: crossing.triptype };
}

/**
 * The documents of a trip by passport, destination and transit, each line with its source and the day of its text. Lines
 * that were never compared with it, or past their expiry, are not verified and say so.
 */
export function documentRules(
  points: readonly TripPoint[],
  { nationalities, hasMinors }: Party,
  today: Day,
  rules: readonly EntryRule[] = entryRules,
): DocumentRule[] {
  const lines: DocumentRule[] = [];
  const add = (line: DocumentRule): void => {
    const isKnown = lines.some(
      ({ kind, country, nationality, text }) =>
        kind === line.kind &&
        nationality === line.nationality &&
        (text === line.text || areaOf(country) === areaOf(line.country)),
    );
    if (!isKnown) lines.push(line);
  };
  for (const point of points)
    for (const nationality of nationalities.filter((one) => one !== point.country)) {
      const [kind, lineFor] = point.at === 'end' ? (['entry', entryOf] as const) : (['transit', transitOf] as const);
      add(lineOf({ ...lineFor(point, nationality, rules), kind, nationality }, point, today));
    }
  const ends = points.filter(({ at }) => at === 'end');
  // Of several stays in one area, the one that asks for the most.
  const needs = documentNeeds(ends).sort((one, other) => other.day.localeCompare(one.day));
  for (const { at, day, reason } of needs) {
    const point = ends[at];
    if (point)
      add({
        ...lineOf(
          {
            ...unread(areaOf(point.country) === 'schengen' ? schengenCode : consular),
            kind: 'passport',
            nationality: '',
            verdict: 'need',
            text: reason,
          },
          point,
          today,
        ),
        until: day,
      });
  }
  const [first] = points;
  if (first && hasMinors)
    add(
      lineOf(
        {
          ...unread(borderOffice),
          kind: 'minor',
          nationality: '',
          verdict: 'check',
          text: '未成年人出入境可能查验出生证明；不与父母同行时还须父母同意书',
        },
        borderOf(points) ?? { triptype: first.triptype, airport: '', country: '' },
        today,
      ),
    );
  return lines;
}

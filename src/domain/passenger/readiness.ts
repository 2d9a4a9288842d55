import { addDays } from '../china-time.ts';
import { ageOn } from '../spans.ts';
import type { Day } from '../china-time.ts';
import type { CertType } from './documents/cert-types.ts';

/** Kinds of trips in the order of their verdicts. */
export const readinessTrips = ['国内机票', '港澳机票', '国际机票', '火车票'] as const;

/** Verdict on a passenger's documents for a kind of trip today. `soon`: they expire soon; `over`: they have expired. */
interface Readiness {
  trip: (typeof readinessTrips)[number];
  state: 'ok' | 'soon' | 'over' | 'none';
  label: string;
}

interface Papers {
  /** Country code; a foreigner needs no permit for Hong Kong and Macao, but a passport, their residents their own permit. */
  nationality?: string;
  bornDate: Day | '';
  documents: readonly { certType: CertType; certValidDate?: Day | '' }[];
}

const soonDays = 30;
/** Most countries want a passport to be valid for half a year after the journey. */
const passportDays = 183;
const childUntil = 14;
/** Below this age a child travels by train without a ticket of its own. */
const freeUntil = 6;

/** A passport is valid within the country too, and the label shows it. Permits for Hong Kong, Macao and Taiwan do not. */
const domesticTypes: readonly CertType[] = ['1', '3', '4', '5', '6', '9', '0'];
const railTypes: readonly CertType[] = ['1', '2', '4', '5'];

const noPassport = { missing: '无护照', over: '护照过期' };
const noPermit = { missing: '缺通行证', over: '通行证过期' };
const noHomePermit = { missing: '缺回乡证', over: '回乡证过期' };

const ok = (label = '可订') => ({ state: 'ok', label }) as const;
const none = (label: string) => ({ state: 'none', label }) as const;
const over = (label: string) => ({ state: 'over', label }) as const;

/** By document and day; the order itself is judged against its days of travel. */
export function readinessOf({ nationality = '', bornDate, documents }: Papers, today: Day): Readiness[] {
  const until = (type: CertType): Day | undefined => {
    const days = documents.filter((one) => one.certType === type).map((one) => one.certValidDate || '9999-12-31');
    return [...days].sort().at(-1);
  };
  const isGood = (type: CertType): boolean => (until(type) ?? '') >= today;
  const [permit, homePermit, passport] = [until('8'), until('5'), until('2')];
  const isResident = nationality === 'HK' || nationality === 'MO' || (homePermit !== undefined && !permit);
  const isForeign = !isResident && nationality !== '' && nationality !== 'CN';
  const [paper, words] = isResident
    ? [homePermit, noHomePermit]
    : isForeign
      ? [passport, noPassport]
      : [permit, noPermit];
  const age = bornDate === '' ? childUntil : ageOn(bornDate, today);
  const rail = age < freeUntil ? '免票' : age < childUntil ? '儿童票' : '可订';
  const domestic = domesticTypes.some(isGood);
  const isOver = (types: readonly CertType[]) => documents.some(({ certType }) => types.includes(certType));
  const lacking = (types: readonly CertType[]) => (isOver(types) ? over('证件已过期') : none('缺证件'));
  return [
    { trip: '国内机票', ...(domestic ? ok() : isGood('2') ? ok('凭护照') : lacking([...domesticTypes, '2'])) },
    {
      trip: '港澳机票',
      ...dayState(paper, today, soonDays, { ...words, soon: '30 天内到期' }),
    },
    { trip: '国际机票', ...dayState(passport, today, passportDays, { ...noPassport, soon: '不足 6 个月' }) },
    { trip: '火车票', ...(railTypes.some(isGood) ? ok(rail) : lacking(railTypes)) },
  ];
}

function dayState(
  until: Day | undefined,
  today: Day,
  days: number,
  words: { missing: string; over: string; soon: string },
): Pick<Readiness, 'state' | 'label'> {
  if (!until) return none(words.missing);
  if (until < today) return over(words.over);
  return until < addDays(today, days) ? { state: 'soon', label: words.soon } : ok();
}

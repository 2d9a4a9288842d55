import { showFen } from '../money.ts';
import type { Fen } from '../money.ts';
import { feeAt, feeFaresOf, lossAt } from './list/list-fees.ts';
import type { FeeTerms } from './list/list-fees.ts';
import { cabinNames, hasRoom, isCompliant } from './list/list-flight.ts';
import type { ListSeat } from './list/list-flight.ts';
import { partyPrice } from './seat-prices.ts';
import type { Party } from './seat-prices.ts';

export interface FareTerms extends FeeTerms {
  baggageKg: number;
}

/** Words of the reasons of the fares that come first. */
export const fareWords = {
  lowest: '最低价',
  flexible: '退改更省',
  higherCabin: '舱位更高',
  cabinOf: (name: string): string => name,
  moreBaggage: '行李更多',
  withBaggage: '含托运行李',
  checked: (kg: number): string => `托运 ${kg} kg`,
  freeChange: '免费改期',
  freeChangeNow: '现在可免费改期',
  freeRefund: '免费退票',
  freeRefundNow: '现在可免费退票',
  refundSaves: (sum: string): string => `退票少扣 ¥${sum}`,
  changeSaves: (sum: string): string => `改期少扣 ¥${sum}`,
  freeChanges: (times: number): string => `免费改期 ${times} 次`,
  moreKg: (kg: number): string => `托运多 ${kg} kg`,
  cheapestOf: (cabin: string): string => `${cabin}中最便宜`,
  cheapestCompliant: '符合差标中最便宜',
  forbidden: '超出差标，不可预订',
  cheapestOver: '均超出差标，其中最便宜',
  baggageFirst: '含托运行李，',
  noBaggage: '，不含免费托运',
  more: (sum: string): string => `多付 ¥${sum}`,
  comma: '，',
};
export type FareWords = typeof fareWords;

/** A fare that is shown before the others, and why. */
export interface FarePick<S> {
  seat: S;
  /** 最低价 */
  title: string;
  /** 多付 ¥290，退票少扣 ¥101 */
  reason: string;
  /** The cheapest one that may be booked without a word to the company. */
  isBest: boolean;
}

interface Asked {
  rules: Readonly<Record<string, FareTerms>>;
  depTime: string;
  nowMs: number;
  party: Party;
  /** Count only fares with checked baggage. */
  baggage?: boolean;
  words?: FareWords;
}

/** A fare that costs more than so many times what it saves at a change of plans is not shown for its terms. */
const mostTimesSaved = 4;
const heights = { Y: 0, W: 1, C: 2, F: 3 } as const;

/** A fare with what it costs the party. */
interface Costed<S> {
  seat: S;
  fen: Fen;
  refund: Fen;
  change: Fen;
  baggageKg: number;
  isFreeRefund: boolean;
  isFreeChange: boolean;
  /** Changes that cost nothing before fees count. */
  freeChanges: number;
}

/**
 * The fares of one cabin that matter, at most three: the cheapest that keeps to the travel standard, the one that is
 * best refunded and changed for its price, the cheapest that offers more. `rest`: the others, from the cheapest.
 */
export function pickFares<S extends ListSeat>(seats: readonly S[], asked: Asked): { picks: FarePick<S>[]; rest: S[] } {
  const { words = fareWords } = asked;
  const fares = seats.map((seat) => costed(seat, asked)).sort((a, b) => a.fen - b.fen);
  const open = fares.filter(
    ({ seat }) => hasRoom(seat, asked.party.adults + asked.party.children) && seat.standard?.verdict !== 'forbidden',
  );
  const wanted = asked.baggage ? open.filter((fare) => fare.baggageKg > 0) : open;
  const lowest = wanted.find(({ seat }) => isCompliant(seat)) ?? wanted[0] ?? open[0] ?? fares[0];
  if (!lowest) return { picks: [], rest: [] };
  const dearer = open.filter((fare) => fare.fen > lowest.fen);
  const flexible = mostFlexible(lowest, dearer);
  const more = dearer
    .flatMap((fare) => (fare === flexible ? [] : { fare, gains: gainsOf(fare, lowest, flexible, words) }))
    .find(({ gains }) => gains.length > 0);
  const picks: FarePick<S>[] = [
    {
      seat: lowest.seat,
      ...lowestWords(lowest, asked.baggage, words),
      isBest: open.includes(lowest) && isCompliant(lowest.seat),
    },
  ];
  if (flexible)
    picks.push({
      seat: flexible.seat,
      title: words.flexible,
      reason: reasonOf(lowest, flexible, savingsOf(lowest, flexible, words), words),
      isBest: false,
    });
  if (more)
    picks.push({
      seat: more.fare.seat,
      title: more.gains[0]?.[0] ?? '',
      reason: reasonOf(
        lowest,
        more.fare,
        more.gains.map(([, said]) => said),
        words,
      ),
      isBest: false,
    });
  const shown = new Set(picks.map(({ seat }) => seat));
  return { picks, rest: fares.map(({ seat }) => seat).filter((seat) => !shown.has(seat)) };
}

function costed<S extends ListSeat>(seat: S, { rules, depTime, nowMs, party }: Asked): Costed<S> {
  const terms = rules[seat.ruleId];
  const fares = feeFaresOf(seat, party);
  const [refund, change] = [terms?.refund ?? [], terms?.change ?? []];
  const freeChanges = terms?.freeChanges ?? 0;
  return {
    seat,
    fen: partyPrice(seat, party),
    refund: lossAt(refund, depTime, nowMs, fares),
    change: freeChanges ? 0 : lossAt(change, depTime, nowMs, fares),
    baggageKg: terms?.baggageKg ?? 0,
    isFreeRefund: feeAt(refund, depTime, nowMs, fares).percent === 0,
    isFreeChange: feeAt(change, depTime, nowMs, fares).percent === 0,
    freeChanges,
  };
}

/** Saves most when plans change, of those that do not cost too much more and whose terms are nowhere worse. */
function mostFlexible<S extends ListSeat>(lowest: Costed<S>, dearer: readonly Costed<S>[]): Costed<S> | undefined {
  const saved = (fare: Costed<S>) => Math.max(lowest.refund - fare.refund, lowest.change - fare.change);
  const isWorse = (fare: Costed<S>) =>
    fare.refund > lowest.refund ||
    fare.change > lowest.change ||
    fare.baggageKg < lowest.baggageKg ||
    (isCompliant(lowest.seat) && !isCompliant(fare.seat));
  const isWorth = (fare: Costed<S>) =>
    !isWorse(fare) && saved(fare) > 0 && fare.fen - lowest.fen <= saved(fare) * mostTimesSaved;
  return dearer
    .filter(isWorth)
    .reduce<Costed<S> | undefined>((best, fare) => (best && saved(best) >= saved(fare) ? best : fare), undefined);
}

/** An advantage of a dearer fare over all fares before it: its name and its words. */
function gainsOf<S extends ListSeat>(
  fare: Costed<S>,
  lowest: Costed<S>,
  flexible: Costed<S> | undefined,
  words: FareWords,
): [title: string, words: string][] {
  const before = flexible ? [lowest, flexible] : [lowest];
  const most = Math.max(...before.map(({ baggageKg }) => baggageKg));
  const gains: [string, string][] = [];
  if (before.every(({ seat }) => heights[fare.seat.cabinClass] > heights[seat.cabinClass]))
    gains.push([words.higherCabin, words.cabinOf(cabinNames[fare.seat.cabinClass])]);
  if (fare.baggageKg > most)
    gains.push([lowest.baggageKg ? words.moreBaggage : words.withBaggage, words.checked(fare.baggageKg)]);
  if (fare.isFreeChange && before.every(({ change }) => change > 0))
    gains.push([words.freeChange, words.freeChangeNow]);
  if (fare.isFreeRefund && !before.some(({ isFreeRefund }) => isFreeRefund))
    gains.push([words.freeRefund, words.freeRefundNow]);
  return gains;
}

function savingsOf<S extends ListSeat>(lowest: Costed<S>, fare: Costed<S>, words: FareWords): string[] {
  return [
    fare.isFreeRefund
      ? words.freeRefundNow
      : fare.refund < lowest.refund && words.refundSaves(showFen(lowest.refund - fare.refund)),
    fare.isFreeChange
      ? words.freeChangeNow
      : fare.freeChanges
        ? words.freeChanges(fare.freeChanges)
        : fare.change < lowest.change && words.changeSaves(showFen(lowest.change - fare.change)),
    fare.baggageKg > lowest.baggageKg && words.moreKg(fare.baggageKg - lowest.baggageKg),
  ].filter((part) => part !== false);
}

function lowestWords(
  { seat, baggageKg }: Costed<ListSeat>,
  baggage: boolean | undefined,
  words: FareWords,
): { title: string; reason: string } {
  const cabin = cabinNames[seat.cabinClass];
  const among = !seat.standard
    ? words.cheapestOf(cabin)
    : isCompliant(seat)
      ? words.cheapestCompliant
      : seat.standard.verdict === 'forbidden'
        ? words.forbidden
        : words.cheapestOver;
  return {
    title: words.lowest,
    reason: `${baggage && baggageKg ? words.baggageFirst : ''}${among}${baggageKg ? '' : words.noBaggage}`,
  };
}

const reasonOf = <S>(lowest: Costed<S>, fare: Costed<S>, gains: readonly string[], words: FareWords): string =>
  [words.more(showFen(fare.fen - lowest.fen)), ...gains].join(words.comma);

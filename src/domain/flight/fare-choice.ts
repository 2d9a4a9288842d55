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
    .flatMap((fare) => (fare === flexible ? [] : { fare, gains: gainsOf(fare, lowest, flexible) }))
    .find(({ gains }) => gains.length > 0);
  const picks: FarePick<S>[] = [
    {
      seat: lowest.seat,
      ...lowestWords(lowest, asked.baggage),
      isBest: open.includes(lowest) && isCompliant(lowest.seat),
    },
  ];
  if (flexible)
    picks.push({
      seat: flexible.seat,
      title: '退改更省',
      reason: reasonOf(lowest, flexible, savingsOf(lowest, flexible)),
      isBest: false,
    });
  if (more)
    picks.push({
      seat: more.fare.seat,
      title: more.gains[0]?.[0] ?? '',
      reason: reasonOf(
        lowest,
        more.fare,
        more.gains.map(([, words]) => words),
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
): [title: string, words: string][] {
  const before = flexible ? [lowest, flexible] : [lowest];
  const most = Math.max(...before.map(({ baggageKg }) => baggageKg));
  const gains: [string, string][] = [];
  if (before.every(({ seat }) => heights[fare.seat.cabinClass] > heights[seat.cabinClass]))
    gains.push(['舱位更高', cabinNames[fare.seat.cabinClass]]);
  if (fare.baggageKg > most) gains.push([lowest.baggageKg ? '行李更多' : '含托运行李', `托运 ${fare.baggageKg} kg`]);
  if (fare.isFreeChange && before.every(({ change }) => change > 0)) gains.push(['免费改期', '现在可免费改期']);
  if (fare.isFreeRefund && !before.some(({ isFreeRefund }) => isFreeRefund)) gains.push(['免费退票', '现在可免费退票']);
  return gains;
}

function savingsOf<S extends ListSeat>(lowest: Costed<S>, fare: Costed<S>): string[] {
  return [
    fare.isFreeRefund
      ? '现在可免费退票'
      : fare.refund < lowest.refund && `退票少扣 ¥${showFen(lowest.refund - fare.refund)}`,
    fare.isFreeChange
      ? '现在可免费改期'
      : fare.freeChanges
        ? `免费改期 ${fare.freeChanges} 次`
        : fare.change < lowest.change && `改期少扣 ¥${showFen(lowest.change - fare.change)}`,
    fare.baggageKg > lowest.baggageKg && `托运多 ${fare.baggageKg - lowest.baggageKg} kg`,
  ].filter((part) => part !== false);
}

function lowestWords(
  { seat, baggageKg }: Costed<ListSeat>,
  baggage: boolean | undefined,
): { title: string; reason: string } {
  const cabin = cabinNames[seat.cabinClass];
  const among = !seat.standard
    ? `${cabin}中最便宜`
    : isCompliant(seat)
      ? '符合差标中最便宜'
      : seat.standard.verdict === 'forbidden'
        ? '超出差标，不可预订'
        : '均超出差标，其中最便宜';
  return {
    title: '最低价',
    reason: `${baggage && baggageKg ? '含托运行李，' : ''}${among}${baggageKg ? '' : '，不含免费托运'}`,
  };
}

const reasonOf = <S>(lowest: Costed<S>, fare: Costed<S>, gains: readonly string[]): string =>
  [`多付 ¥${showFen(fare.fen - lowest.fen)}`, ...gains].join('，');

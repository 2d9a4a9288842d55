import type { Envelope } from '#contract/row.ts';
import type { TrainCall } from '#contract/train.ts';
import type { TrainConflict, VerifiedTrain } from '#contract/train-order.ts';
import { dayAt, daysBetween, dayOf, msOf } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import { leastGap } from '#domain/rail/order/joined.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { cheapestTier } from '#domain/rail/berth-prices.ts';
import { seatClasses, standsIn } from '#domain/rail/seat-classes.ts';
import type { Payer } from '#domain/company/preferences.ts';
import type { SeatClass } from '#domain/rail/seat-classes.ts';
import { berthsOf } from '#domain/rail/seat-wish.ts';
import type { Berth } from '#domain/rail/seat-wish.ts';
import { closedUntil, saleState } from '#domain/rail/sale-times.ts';
import { refuse } from '../../../ground/call.ts';
import type { Call, Settings } from '../../../ground/call.ts';
import type { PricedRide } from '../../../ground/database/tables/tables-rail.ts';
import type { OfferJudged } from '../../../orders/business/check-standard.ts';
import { holdsOf } from '../../../orders/holds.ts';
import { saleHoursOf } from '../network/sale-hours.ts';
import { stationOf } from '../network/stations.ts';
import { oneTrain, stopped } from '../answers/one-train.ts';
import { classPricesOf, tiersOf } from '../answers/ride-prices.ts';
import type { ClassPrices, Prices, RideFacts } from '../train-standard.ts';
import { factsOf } from '../train-standard.ts';
import { callsOf, isOff, kmOf, stopsOfRide, trainDays } from '../answers/ride-view.ts';
import { lasts } from '../search/direct.ts';
import { berthOf, blockOf } from '../seats/formation.ts';
import { berthsLeft, seatsLeft } from '../seats/free-seats.ts';
import type { TrainDay } from '../seats/free-seats.ts';
import { areFree, sectionsBetween } from '../seats/section-mask.ts';

/** Source of an order: rides, prices and buyer as they were shown. */
export interface RailOffer {
  verified: VerifiedTrain;
  rides: PricedRide[];
  /** Judged by the standards of the travellers, ride by ride. */
  facts: RideFacts[];
  judged: OfferJudged;
  /** Of the tickets; the company's terms say who pays an insurance. */
  payer: Payer;
}

export const railHolds = holdsOf<RailOffer>('train');

export const conflict = (msg: string, data: TrainConflict): Envelope<never> => refuse(409, msg, data);

interface RideInput {
  trainNumber: string;
  date: Day;
  fromStation: string;
  toStation: string;
  seatClass: SeatClass;
  seatNo?: number | undefined;
  berth?: Berth | undefined;
}

/** The refusal of two rides that do not follow each other. The parts of one train do, without a gap. */
export function gapProblem(before: PricedRide, ride: PricedRide): Envelope<never> | undefined {
  const isSameTrain = before.trainNumber === ride.trainNumber && before.firstDay === ride.firstDay;
  const minutes = Math.round((msOf(ride.from.at) - msOf(before.to.at)) / 60_000);
  if (isSameTrain ? before.toStop <= ride.fromStop : minutes >= leastGap) return undefined;
  return conflict('两程之间的换乘时间不足，请重新选择', { kind: 'gap', minutes, least: leastGap });
}

/** The refusal of everything that holds or sells seats while the railway rests. */
export function restProblem(settings: Settings, nowMs: number): Envelope<never> | undefined {
  const until = closedUntil(nowMs, saleHoursOf(settings, ''));
  if (!until) return undefined;
  return conflict(`铁路系统维护中，暂停售票，${until.slice(5, 16)} 恢复，请届时再提交`, { kind: 'closed', until });
}

/** The refusal of a train that is not sold at this moment. */
export function saleProblem(
  { station, at }: TrainCall,
  settings: Settings,
  nowMs: number,
): Envelope<never> | undefined {
  const sale = saleState(at, nowMs, saleHoursOf(settings, station));
  if (sale.state === 'over') return conflict('距开车时间太近，已停止售票', { kind: 'over' });
  if (sale.state === 'closed') return restProblem(settings, nowMs);
  if (sale.state === 'notYet')
    return conflict(`${station}站这一天的车票 ${sale.from.slice(5, 16)} 起售，请届时再提交`, {
      kind: 'notYet',
      from: sale.from,
    });
  return undefined;
}

/** A ride with its prices, and the train on its day. */
export interface ReadRide {
  ride: PricedRide;
  day: TrainDay;
  /** Seats of the class, and places to stand in its coaches. */
  left: number;
  standing: number;
  /** Berths of each tier that are left. */
  berths: Partial<Record<Berth, number>>;
  /** The facts that standards judge, and the prices that their limits are among. */
  facts: RideFacts;
  classPrices: ClassPrices;
  /** Adult prices and seats of each class, as a list shows them. */
  classes: readonly ListedClass[];
}

interface ListedClass {
  seatClass: SeatClass;
  left: number;
  fen: Fen;
}

/** The price by which a class is listed: of the cheapest tier that is left, of seats their own. */
export function listedPrice(
  seatClass: SeatClass,
  own: Prices,
  tiers: PricedRide['tiers'],
  left: Partial<Record<Berth, number>>,
): Fen {
  if (!tiers) return own.adult ?? 0;
  const listed = berthsOf(seatClass).map((berth) => ({
    left: left[berth] ?? 0,
    price: yuanOf(tiers[berth]?.prices.adult ?? 0),
  }));
  return fenOf(cheapestTier(listed)?.price ?? '0');
}

/** Trips are read by cities, and an order is shown without the table of stations. */
const withCity = (call: TrainCall): TrainCall => {
  const city = stationOf(call.telecode)?.city;
  return { ...call, ...(city && { city }) };
};

/** A ride of one train as it may be sold now; or the refusal. */
export async function offeredRide(input: RideInput, call: Call): Promise<ReadRide | { refusal: Envelope<never> }> {
  const read = await oneTrain(input, call);
  if (!read.ok) {
    const { ret, msg } = read.refusal;
    const { trainNumber } = input;
    return { refusal: ret === 404 ? conflict(msg, { kind: 'product', trainNumber }) : read.refusal };
  }
  const { table, ride, nowMs } = read;
  const { seatClass, trainNumber, seatNo } = input;
  const letter = table.kinds[ride.train] ?? '';
  const day = (await trainDays(call.db, table, [ride], nowMs))(ride);
  if (isOff(table, ride, day.change)) return { refusal: stopped(trainNumber) };
  const { from, to } = callsOf(table, ride, day.change);
  const refusal = saleProblem(from, call.settings, nowMs);
  if (refusal) return { refusal };
  const [fromStop, toStop] = stopsOfRide(table, ride);
  const counts = seatsLeft(day, fromStop, toStop);
  const left = counts[seatClass];
  const classPrices = classPricesOf(table, ride);
  const prices = classPrices[seatClass];
  if (left === undefined || !prices) return { refusal: conflict('该车次没有这个席别', { kind: 'product' }) };
  const isPlanned = seatNo !== undefined && blockOf(day.formation, seatNo)?.seatClass === seatClass;
  const tiers = tiersOf(table, ride, seatClass);
  const tierCounts = berthsLeft(day, fromStop, toStop);
  const classes = seatClasses.flatMap((each): ListedClass[] => {
    const [count, own] = [counts[each], classPrices[each]];
    if (count === undefined || !own) return [];
    return [
      { seatClass: each, left: count, fen: listedPrice(each, own, tiersOf(table, ride, each), tierCounts[each] ?? {}) },
    ];
  });
  const planned = isPlanned && areFree(day.taken[seatNo] ?? 0, sectionsBetween(fromStop, toStop));
  const tier = planned ? berthOf(day.formation, seatNo) : undefined;
  return {
    facts: factsOf({ letter, from, to, minutes: lasts(table, ride) }, seatClass, classPrices, dayAt(nowMs)),
    classPrices,
    day,
    left,
    standing: standsIn(seatClass) ? (counts.standing ?? 0) : 0,
    berths: tierCounts[seatClass] ?? {},
    classes,
    ride: {
      trainNumber,
      letter,
      firstDay: ride.firstDay,
      fromStop,
      toStop,
      from: withCity(from),
      to: withCity(to),
      minutes: lasts(table, ride),
      nights: daysBetween(dayOf(from.at), dayOf(to.at)),
      km: kmOf(table, ride),
      seatClass,
      ...(isPlanned && { seatNo }),
      prices: (tier && tiers?.[tier]?.prices) ?? prices,
      ...(tiers && { tiers }),
      limits: {},
    },
  };
}

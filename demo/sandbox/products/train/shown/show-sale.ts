import type { OfferedTrainRide, OrderTrainRide } from '#contract/train-order.ts';
import type {
  TrainChangeLine,
  TrainChangeSums,
  TrainRefundLine,
  TrainRefundTotals,
  TrainSale,
} from '#contract/train-sale.ts';
import { yuanOf } from '#domain/money.ts';
import { changeName } from '#domain/rail/change-rules.ts';
import type { Fen } from '#domain/money.ts';
import type { Berth } from '#domain/rail/seat-wish.ts';
import type {
  RailChangeItem,
  RailRefundItem,
  SoldRide,
  PricedRide,
} from '../../../ground/database/tables/tables-rail.ts';
import { changeSteps, dueOfChange, headOfSale, refundSteps, sumOf } from '../../../orders/tickets/sale-shown.ts';
import type { RailSale } from '../rows/sale-rows.ts';
import { itemIdOf } from './ids.ts';

type Ride = Omit<SoldRide, 'changedFrom'>;

/** A ride without what is of the inventory. */
export const showRide = ({ trainNumber, letter, from, to, minutes, nights, km, seatClass }: Ride) => ({
  trainNumber,
  letter,
  from,
  to,
  minutes,
  nights,
  km,
  seatClass,
});

/** Of one ticket, by type. */
export const showPrices = (prices: PricedRide['prices']) =>
  Object.fromEntries(Object.entries(prices).map(([type, price]) => [type, yuanOf(price)]));

/** Tiers of berths with what is left of each. */
export const showTiers = (
  tiers: NonNullable<PricedRide['tiers']>,
  left: Readonly<Partial<Record<Berth, number>>>,
): NonNullable<OfferedTrainRide['tiers']> =>
  Object.fromEntries(
    Object.entries(tiers).map(([berth, { prices }]) => [
      berth,
      { left: left[berth as Berth] ?? 0, prices: showPrices(prices) },
    ]),
  );

export const rideView = (ride: SoldRide, rideNo: number): OrderTrainRide => ({
  rideNo,
  ...showRide(ride),
  changedFrom: ride.changedFrom,
  ...(ride.isOtherStation && { isOtherStation: true }),
  ...(ride.schedule && { schedule: ride.schedule }),
});

export const showRefundLine = (item: RailRefundItem): TrainRefundLine => ({
  ticketId: itemIdOf(item),
  name: item.name,
  ticketType: item.ticketType,
  trainNumber: item.trainNumber,
  seatName: item.seatName,
  price: yuanOf(item.fare),
  feePercent: item.feePercent,
  charge: yuanOf(item.charge),
  insurance: yuanOf(item.insurance ?? 0),
  back: yuanOf(item.back),
});

export const refundTotals = (items: readonly RailRefundItem[]): TrainRefundTotals => ({
  paid: yuanOf(sumOf(items, ({ fare }) => fare)),
  insurance: yuanOf(sumOf(items, ({ insurance = 0 }) => insurance)),
  charge: yuanOf(sumOf(items, ({ charge }) => charge)),
  back: yuanOf(sumOf(items, ({ back }) => back)),
});

const sumsOf = (spread: Fen, charge: Fen, due: Fen): TrainChangeSums => ({
  spread: yuanOf(spread),
  charge: yuanOf(charge),
  due: yuanOf(Math.max(0, due)),
  back: yuanOf(Math.max(0, -due)),
});

export const showChangeLine = (item: RailChangeItem): TrainChangeLine => ({
  ticketId: itemIdOf(item),
  name: item.name,
  ticketType: item.ticketType,
  seatName: item.seatName,
  feePercent: item.feePercent,
  ...sumsOf(item.changeSpread, item.charge, item.due),
});

type ChangeSum = Pick<RailChangeItem, 'changeSpread' | 'charge' | 'due'>;

/** Of several tickets; one is dearer where another is cheaper, and one sum is paid or comes back. */
export const changeTotals = (items: readonly ChangeSum[]): TrainChangeSums =>
  sumsOf(
    sumOf(items, ({ changeSpread }) => changeSpread),
    sumOf(items, ({ charge }) => charge),
    sumOf(items, ({ due }) => due),
  );

/** A request as the page of its order shows it. */
export function showSale(sale: RailSale, rides: readonly SoldRide[], now: number): TrainSale {
  const head = headOfSale(sale);
  if (sale.kind === 'refund') {
    const { items } = sale.content;
    return {
      ...head,
      kind: 'refund',
      title: `退票 ${items.length} 张`,
      steps: refundSteps(sale),
      actions: [],
      lines: items.map(showRefundLine),
      totals: refundTotals(items),
    };
  }
  const { items, rideNo, fresh, freshNo, isOtherStation } = sale.content;
  const old = rides[rideNo];
  if (!old) throw new Error(`no ride ${rideNo} in order ${head.orderNo}`);
  const due = sumOf(items, (item) => item.due);
  return {
    ...head,
    kind: 'change',
    title: `${changeName(isOtherStation)}至 ${fresh.trainNumber} 次`,
    isOtherStation,
    old: rideView(old, rideNo),
    new: rideView({ ...fresh, changedFrom: rideNo, ...(isOtherStation && { isOtherStation }) }, freshNo),
    steps: changeSteps(sale, { due, valid: '原车票继续有效', name: changeName(isOtherStation) }),
    ...dueOfChange(sale, due, now),
    lines: items.map(showChangeLine),
    totals: changeTotals(items),
  };
}

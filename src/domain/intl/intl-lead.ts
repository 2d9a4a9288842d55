import { missedDeadline, whereMoneyWent } from '../payment/ended-unpaid.ts';
import type { GoneMoney } from '../payment/ended-unpaid.ts';
import { dayAt } from '../china-time.ts';
import { intlStatus } from '../product/intl-status.ts';
import type { StatusLook } from '../product/status-table.ts';
import { countedTickets, isPartlyGivenBack, isRejected, ticketStateLooks } from '../product/ticket-states.ts';
import type { TicketState } from '../product/ticket-states.ts';
import { approvalEnd } from '../order/approval/approval.ts';
import { isPartRefunded, openChange, scheduleNames, scheduleText, withRefunded } from '../order/schedule.ts';
import { countedLook } from '../order/times/counted-look.ts';
import { sameLeg } from '../trip/legs.ts';
import type { OnLeg } from '../trip/legs.ts';
import { showMoment } from '../show-moment.ts';
import { momentOfWall } from './zone-time.ts';

interface LeadOrder {
  status: number;
  createTime: string;
  payDeadline: string;
  payments: readonly GoneMoney[];
  timeline: readonly { time: string; title: string; detail: string }[];
  slices: readonly {
    sliceNo: number;
    flights: readonly {
      flightNo: string;
      orgAirportName: string;
      orgTerm: string;
      depTime: string;
      depOffset: number;
      arrTime: string;
      arrOffset: number;
      schedule?: { kind: 'moved' | 'cancelled'; depTime: string; acceptedAt?: string } | null;
    }[];
  }[];
  tickets: readonly { sliceNo: number; passengerNo: number; state: TicketState }[];
  passengers: readonly { passengerNo: number; name: string }[];
}

/** Next step by status; with tickets it depends on the clock instead. */
const sentences: Readonly<Record<number, string>> = {
  0: '价格与座位已为您保留，超时未支付将自动取消，不扣款',
  1: '已收到付款，正在提交航司出票',
  6: '款项已按原支付方式退回，请留意到账通知',
  7: '航司正在出票，出票后会短信通知您',
  8: '出票失败：航司未能出票，款项将按原支付方式全额退回，无需您操作',
  9: '退票已受理，款项将按原支付方式退回',
  12: '价格与座位已为您保留，审批通过后即可支付',
};

/** Flights that somebody has a ticket for, by their departures: after a change of some, a later slice may leave first. */
const openFlights = ({ slices, tickets }: Pick<LeadOrder, 'slices' | 'tickets'>) =>
  slices
    .filter(({ sliceNo }) => tickets.some((one) => one.sliceNo === sliceNo && one.state === 'open'))
    .flatMap((slice) => slice.flights)
    .sort((a, b) => momentOfWall(a.depTime, a.depOffset) - momentOfWall(b.depTime, b.depOffset));

/** `（ZHANG/WEI）`: those who fly the slice of this flight, where others of the order with a ticket do not. */
function whoFlies({ slices, tickets, passengers }: LeadOrder, flight: LeadOrder['slices'][number]['flights'][number]) {
  const open = tickets.filter(({ state }) => state === 'open');
  const own = open.filter(({ sliceNo }) => slices.find((one) => one.sliceNo === sliceNo)?.flights.includes(flight));
  const holds = (of: typeof open) => passengers.filter((one) => of.some((two) => two.passengerNo === one.passengerNo));
  const names = holds(own).map(({ name }) => name);
  return names.length < holds(open).length ? `（${names.join('、')}）` : '';
}

/** The sentence under the status: the next departure by the clock there, or what is waited for. */
export function intlLead(order: LeadOrder, nowMs: number): string {
  const { status, tickets } = order;
  if (status === 5) return approvalEnd(order.timeline) || cancelledBecause(order);
  if (isRejected(order)) return '航司未能出票，款项已按原支付方式全额退回，请留意到账通知；可重新选择航班';
  if (status !== 2 && status !== 3) return sentences[status] ?? '未识别的状态，以航司为准';
  const beside = countedTickets(tickets);
  const flights = openFlights(order);
  const changed = changedOf(status, flights, nowMs);
  if (changed) {
    const first = order.slices.find((slice) => slice.flights.includes(changed))?.flights[0] ?? changed;
    const isFree = momentOfWall(first.depTime, first.depOffset) > nowMs;
    const clock = changed.schedule?.kind === 'moved' ? '（当地时间）' : '';
    return `${beside}${changed.flightNo}${whoFlies(order, changed)} ${scheduleText(changed)}${clock}${isFree ? '，可免费退票或改签' : ''}`;
  }
  const next = flights.find(({ arrTime, arrOffset }) => momentOfWall(arrTime, arrOffset) > nowMs);
  if (!next) return `${beside}${flights.length ? '感谢您的预订，期待再次出行' : '机票都已退掉'}`;
  const { flightNo, depTime, depOffset, orgAirportName, orgTerm } = next;
  if (momentOfWall(depTime, depOffset) <= nowMs)
    return `${beside}${flightNo}${whoFlies(order, next)} 已起飞，祝您旅途愉快`;
  return `${beside}${showMoment(depTime, dayAt(nowMs))}（当地时间）${orgAirportName} ${orgTerm} 起飞 ${flightNo}${whoFlies(order, next)}，请提前 3 小时到机场`;
}

/** Why an order is over that was never ticketed, with a note that no money is lost. */
function cancelledBecause(order: LeadOrder): string {
  const { payments, slices } = order;
  const deadline = missedDeadline(order);
  // The airline ends an unpaid order together with its flight.
  const off = slices.flatMap(({ flights }) => flights).find(({ schedule }) => schedule?.kind === 'cancelled');
  const why = deadline
    ? `未在 ${deadline} 前支付，订单已自动取消`
    : off
      ? `${off.flightNo} 航班已取消，订单已自动取消`
      : '您已取消订单';
  return `${why}，座位已放回，${whereMoneyWent(payments)}`;
}

/** A flight by the clocks of its ends; without offsets, by that of China. */
interface OnClocks extends Readonly<Parameters<typeof openChange>[0]> {
  depTime: string;
  arrTime: string;
  depOffset?: number;
  arrOffset?: number;
}
const chinaOffset = 480;
/** Lists have seconds, orders have none. */
const momentOf = (wall: string, offset = chinaOffset): number => momentOfWall(wall.slice(0, 16), offset);

/** All of some flights have landed; false of none. */
export const hasLanded = (flights: readonly OnClocks[], nowMs: number): boolean =>
  flights.length > 0 && flights.every(({ arrTime, arrOffset }) => momentOf(arrTime, arrOffset) <= nowMs);

/** Some of the flights have left. */
export const hasBegun = (flights: readonly OnClocks[], nowMs: number): boolean =>
  flights.some(({ depTime, depOffset }) => momentOf(depTime, depOffset) <= nowMs);

/** Every flight that is left has landed. */
const isTravelled = (status: number, flights: readonly OnClocks[], nowMs: number): boolean =>
  (status === 2 || status === 3) && hasLanded(flights, nowMs);

/** The look of a ticket: one whose flights have landed is travelled, as its order is. */
export const intlTicketLook = (state: TicketState, flights: readonly OnClocks[], nowMs: number): StatusLook =>
  state === 'open' && hasLanded(flights, nowMs) ? intlStatus.over : ticketStateLooks[state];

/** Flights to come of a ticketed order that the airline changed, also those whose new times are accepted. */
const allChanged = <F extends OnClocks>(status: number, flights: readonly F[], nowMs: number): F[] =>
  status === 2 || status === 3
    ? flights.filter(({ schedule, depTime, depOffset }) => schedule && momentOf(depTime, depOffset) > nowMs)
    : [];

/** The next one of them that waits for the traveller, a cancelled one first. */
function changedOf<F extends OnClocks>(status: number, flights: readonly F[], nowMs: number): F | undefined {
  const changed = allChanged(status, flights, nowMs).filter(openChange);
  return changed.find((one) => openChange(one) === 'cancelled') ?? changed[0];
}

/** The look of an order that flies: over, or changed by the airline. */
function flownLook(status: number, flights: readonly OnClocks[], nowMs: number): StatusLook | undefined {
  if (isTravelled(status, flights, nowMs)) return intlStatus.over;
  const changed = changedOf(status, flights, nowMs);
  const kind = changed && openChange(changed);
  if (!kind) return undefined;
  const look: StatusLook = { label: `航班${scheduleNames[kind]}`, dot: kind === 'cancelled' ? 'bad' : 'warn' };
  return countedLook(look, allChanged(status, flights, nowMs).filter(openChange).length);
}

/** First flights of the slices that have not begun. */
const ahead = <F extends OnClocks & OnLeg>(flights: readonly F[], nowMs: number): F[] =>
  flights.filter(
    (one, at) =>
      !flights.slice(0, at).some((before) => sameLeg(before, one)) && momentOf(one.depTime, one.depOffset) > nowMs,
  );

/** Some slice has not begun: its tickets may still be given back. */
export const isAhead = (flights: readonly (OnClocks & OnLeg)[], nowMs: number): boolean =>
  ahead(flights, nowMs).length > 0;

/** Some of them may be changed: by the conditions before the trip, or those of a trip that has begun; whatever they are, where the airline is the cause. */
export const mayChange = (
  flights: readonly (OnClocks & OnLeg & { changes?: readonly ('before' | 'after')[] })[],
  nowMs: number,
): boolean => {
  const phase = hasBegun(flights, nowMs) ? 'after' : 'before';
  return ahead(flights, nowMs).some(
    ({ changes }) => flights.some(({ schedule }) => schedule) || changes?.includes(phase),
  );
};

/** The airline's change makes refund and change free, until the slice of the changed flight begins. */
export function isFreed(status: number, flights: readonly (OnClocks & OnLeg)[], nowMs: number): boolean {
  return allChanged(status, flights, nowMs).some((changed) => {
    const first = flights.find((one) => sameLeg(one, changed)) ?? changed;
    return momentOf(first.depTime, first.depOffset) > nowMs;
  });
}

/** The look of an order in a list, by the flights that somebody of it still has. */
export const intlRowLook = (
  {
    status,
    flightList,
    ...row
  }: Parameters<typeof isPartRefunded>[0] & {
    status: number;
    flightList: readonly OnClocks[];
  },
  nowMs: number,
): StatusLook =>
  flownLook(status, flightList, nowMs) ?? withRefunded(intlStatus.look(status), status, isPartRefunded(row));

/** The look of an order on its own page. */
export function intlLook(
  look: StatusLook,
  { status, slices, tickets }: Pick<LeadOrder, 'status' | 'slices' | 'tickets'>,
  nowMs: number,
): StatusLook {
  if (isRejected({ status, tickets })) return { ...look, label: '出票失败，已退款' };
  const flown = flownLook(status, openFlights({ slices, tickets }), nowMs);
  if (flown) return flown;
  return withRefunded(look, status, isPartlyGivenBack(tickets));
}

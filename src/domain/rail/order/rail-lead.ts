import { missedDeadline, whereMoneyWent } from '../../payment/ended-unpaid.ts';
import type { GoneMoney } from '../../payment/ended-unpaid.ts';
import { clockOf, dayAt, dayOf, momentAt, msOf, showDay } from '../../china-time.ts';
import { changeName } from '../change-rules.ts';
import { waitedTrains } from '../wait.ts';
import { freedText, isBroken, rideChangeText, trainDisruption, withTrainChange } from './ride-schedule.ts';
import { approvalEnd } from '../../order/approval/approval.ts';
import { requestedLook, saleLook } from '../../order/after-sale/sale-states.ts';
import { isPartRefunded, withRefunded } from '../../order/schedule.ts';
import type { Scheduled } from '../../order/schedule.ts';
import { countedLook } from '../../order/times/counted-look.ts';
import { seatsAsked, seatsHeld, seatsRefused } from '../rides/seat-titles.ts';
import { railStatus } from '../../product/rail-status.ts';
import type { StatusLook } from '../../product/status-table.ts';
import { countedTickets, isPartlyGivenBack, isRejected } from '../../product/ticket-states.ts';
import type { TicketState } from '../../product/ticket-states.ts';

const minuteMs = 60_000;
/** Stations stop checking tickets so long before the departure. */
const gateClosesMs = 5 * minuteMs;

interface LeadRide extends Partial<ChangedRide> {
  rideNo: number;
  trainNumber: string;
  from: { station: string; at: string };
  to: { station: string; at: string };
  schedule?: Scheduled['schedule'];
}

interface LeadOrder {
  status: number;
  createTime: string;
  payDeadline: string;
  rides: readonly LeadRide[];
  tickets: readonly { rideNo: number; passengerNo?: number; state: TicketState; mayChange?: boolean }[];
  /** Offered now; of an order with a request under way there are none. */
  actions?: readonly string[];
  passengers?: readonly { passengerNo: number; name: string }[];
  payments: readonly GoneMoney[];
  timeline: readonly { time: string; title: string; detail?: string }[];
  /** Of an order that waits, or waited, for seats. */
  wait?: { served: number | null; deadline: string; wishes?: readonly LeadWish[] } | undefined;
  afterSales?: readonly { kind: string; state: string; old?: LeadTrain; new?: LeadTrain; isOtherStation?: boolean }[];
}

interface LeadWish {
  trainNumber: string;
  from: { at: string };
  isOff?: boolean;
}

type LeadTrain = Pick<LeadRide, 'trainNumber'>;

/** The change whose new seats wait for the difference: the order is about it until it is paid or withdrawn. */
export const unpaidChange = ({ afterSales = [] }: Pick<LeadOrder, 'afterSales'>) =>
  afterSales.find(({ kind, state }) => kind === 'change' && state === 'unpaid');

/** Next step by status; with tickets it depends on the clock instead. */
const sentences: Readonly<Record<number, string>> = {
  0: '座位已为您占到，超时未支付将自动取消，座位放回，不扣款',
  1: '已收到付款，正在提交铁路出票',
  6: '款项已按原支付方式退回，请留意到账通知',
  7: '铁路正在出票，出票后会短信通知您，届时可申请退票或改签',
  8: '出票失败：铁路未能出票，款项将按原支付方式全额退回，无需您操作；可重新选择车次',
  9: '退票已受理，款项将按原支付方式退回',
  12: '座位已为您占到，审批通过后即可支付',
  13: '候补中，有座位退回时按排队顺序为您出票',
  14: '订单已提交，正在向铁路占座；占到后再支付，占不到不扣款。离开此页不影响占座',
};

/** The same of an order that waits and has no seats yet. */
const waiting: Readonly<Record<number, string>> = {
  0: '支付预付款后开始候补；超时未支付将自动取消，不扣款',
  12: '审批通过后支付预付款，开始候补',
  6: '候补没有兑现，预付款已按原支付方式退回',
  9: '候补没有兑现，预付款将按原支付方式全额退回',
};

/** The same for orders that the member has given up. */
const givenUp: Readonly<Record<number, string>> = {
  6: '您已取消候补，预付款已按原支付方式退回',
  9: '您已取消候补，预付款将按原支付方式全额退回',
};

/** Rides of tickets that can still be used, by their departures. */
export const openRides = ({ rides, tickets }: Pick<LeadOrder, 'rides' | 'tickets'>): LeadRide[] =>
  rides
    .filter(({ rideNo }) => tickets.some((ticket) => ticket.rideNo === rideNo && ticket.state === 'open'))
    .sort((a, b) => msOf(a.from.at) - msOf(b.from.at));

/** Somebody of the order takes both. */
const areJoined = (tickets: LeadOrder['tickets'], one: LeadRide, other: LeadRide): boolean => {
  const holders = ({ rideNo }: LeadRide) =>
    tickets.flatMap((ticket) => (ticket.rideNo === rideNo && ticket.state === 'open' ? [ticket.passengerNo] : []));
  return holders(one).some((holder) => holders(other).includes(holder));
};

/** A train to come that does not connect with a changed one of the same journey, whether or not its new time is accepted; `rides` of tickets that can be used. */
export function cutOff(
  { status, tickets }: Pick<LeadOrder, 'status' | 'tickets'>,
  rides: readonly LeadRide[],
  nowMs: number,
): { late: LeadRide; missed: LeadRide } | undefined {
  if (status !== 2 && status !== 3) return undefined;
  return rides
    .filter(({ schedule }) => schedule)
    .flatMap((late) =>
      rides
        .filter((one) => one !== late && msOf(one.from.at) > nowMs && areJoined(tickets, late, one))
        .flatMap((missed) => (isBroken(late, missed) ? { late, missed } : [])),
    )[0];
}

/** `（张伟）`: those who take a train, where others of the order with a ticket do not. */
function whoRides({ tickets, passengers = [] }: LeadOrder, { rideNo }: LeadRide): string {
  const open = tickets.filter(({ state }) => state === 'open');
  const holds = (of: typeof open) => passengers.filter((one) => of.some((two) => two.passengerNo === one.passengerNo));
  const names = holds(open.filter((one) => one.rideNo === rideNo)).map(({ name }) => name);
  return names.length < holds(open).length ? `（${names.join('、')}）` : '';
}

/** The train of today that has left and whose tickets can still be changed: somebody may have missed it. */
export const missedRide = (
  { status, rides, tickets, actions }: Pick<LeadOrder, 'status' | 'rides' | 'tickets' | 'actions'>,
  nowMs: number,
): LeadRide | undefined =>
  (status === 2 || status === 3) && actions?.includes('change')
    ? openRides({ rides, tickets: tickets.filter(({ mayChange }) => mayChange) }).find(
        ({ from }) => msOf(from.at) <= nowMs && dayOf(from.at) === dayAt(nowMs),
      )
    : undefined;

/** The sentence under the status: the traveller's next step, or what is waited for. */
export function railLead(order: LeadOrder, nowMs: number): string {
  if (order.status === 5) return approvalEnd(order.timeline) || cancelledBecause(order);
  const { wait } = order;
  if (wait && order.status === 13) {
    const [first, ...others] = waitedTrains(wait.wishes ?? []);
    const until = `${wait.deadline.slice(5, 16)} 仍未兑现则全额退款`;
    return first && others.length
      ? `候补 ${first.trainNumber} 等 ${others.length + 1} 个车次，有座位退回时按支付先后为您出票；各车次分别截止，最晚 ${until}`
      : `候补中，有座位退回时按支付先后为您出票；${until}`;
  }
  const isGivenUp = order.timeline.some(({ title }) => title === waitGivenUp);
  if (wait && wait.served === null) {
    const text = (isGivenUp ? givenUp : waiting)[order.status];
    if (text) return text;
  }
  if (isRejected(order)) return '铁路未能出票，款项已按原支付方式全额退回，请留意到账通知；可重新选择车次';
  if (order.status !== 2 && order.status !== 3) return sentences[order.status] ?? '未识别的状态，以铁路为准';
  const change = unpaidChange(order);
  if (change)
    return `${changeName(!!change.isOtherStation)}至 ${change.new?.trainNumber ?? ''} 的新座位已占，付清差价后生效；付清前原票 ${change.old?.trainNumber ?? ''} 一直有效，暂不能退票`;
  const beside = countedTickets(order.tickets);
  const rides = openRides(order);
  const changed = rides.find(
    ({ from, schedule }) => schedule && trainDisruption(order.status, [{ from, schedule }], nowMs),
  );
  if (changed) {
    const others = rides.filter((one) => one !== changed && areJoined(order.tickets, changed, one));
    return `${beside}${changed.trainNumber} 次${whoRides(order, changed)}${rideChangeText(changed)}${freedText(changed, others)}`;
  }
  const cut = cutOff(order, rides, nowMs);
  // Its new time is accepted, and it has not left.
  if (cut && msOf(cut.late.from.at) > nowMs)
    return `${beside}${cut.late.trainNumber} 次${rideChangeText(cut.late)}${freedText(cut.late, [cut.missed])}`;
  if (cut)
    return `${beside}${cut.late.trainNumber} 次晚点，与 ${cut.missed.trainNumber} 次衔接不上；${cut.missed.trainNumber} 次开车前可免费退票或改签`;
  const ride = rides.find(({ to }) => msOf(to.at) > nowMs);
  const missed = missedRide(order, nowMs);
  const way = missed ? `。没赶上 ${missed.trainNumber}？今天 24:00 前可改签当日其他车次` : '';
  if (!ride) return `${beside}${rides.length ? `感谢您的预订，期待再次出行${way}` : '车票都已退掉'}`;
  const departsMs = msOf(ride.from.at);
  if (nowMs >= departsMs) return `${beside}${ride.trainNumber} 已开车，祝您旅途愉快${way}`;
  const gate = momentAt(departsMs - gateClosesMs);
  const named = rides.length > 1 ? `${ride.trainNumber} 次${whoRides(order, ride)} ` : '';
  return `${beside}${named}${showDay(dayOf(gate), dayOf(momentAt(nowMs)))} ${clockOf(gate)} 停止检票，请提前到${ride.from.station}，凭购票证件进站`;
}

/** Why an order is over that was never ticketed, with a note that no money is lost. */
function cancelledBecause(order: LeadOrder): string {
  const { payments, wait, rides, timeline } = order;
  const refused = timeline.find(({ title }) => title === seatsRefused);
  if (refused) return `${seatsRefused}：${refused.detail ?? ''}；没有扣款`;
  const deadline = missedDeadline(order);
  const hadSeats =
    !timeline.some(({ title }) => title === seatsAsked) || timeline.some(({ title }) => title === seatsHeld);
  const end = wait ? '候补没有开始' : hadSeats ? '座位已放回' : '没有占用座位';
  // The railway ends an unpaid order together with its train.
  const stopped = rides.find(({ schedule }) => schedule?.kind === 'cancelled');
  const isOff = wait?.wishes ? wait.wishes.every((wish) => wish.isOff) : stopped;
  const why = deadline
    ? `未在 ${deadline} 前支付，订单已自动取消，${end}`
    : isOff
      ? `${wait ? '候补的列车均' : `${stopped?.trainNumber ?? ''} 次列车`}已停运，订单已自动取消，${end}`
      : `您已取消订单，${end}`;
  return `${why}，${whereMoneyWent(payments)}`;
}

/** Title of the moment at which a member gives a waiting order up. */
export const waitGivenUp = '候补已取消';

/** Every ticket that is left has been used. */
export const isTravelled = (status: number, rides: readonly { to: { at: string } }[], nowMs: number): boolean =>
  (status === 2 || status === 3) && rides.length > 0 && rides.every(({ to }) => msOf(to.at) <= nowMs);

/** Labels of an order whose deposit goes back: there has been no ticket. */
const depositLabels: Readonly<Record<number, string>> = { 6: '预付款已退回', 9: '预付款退回中' };

/** A ride of an order with changes, in a list or on its page. */
interface ChangedRide {
  changedFrom: number | null;
  mayChange?: boolean;
  isOtherStation?: boolean;
  /** Of a row: it does not connect with another train of its journey. */
  isCut?: true;
}

/** Name of the changes that have led to these rides: another one than 改签 where all are changes of destination. */
export const changeOfRides = (rides: readonly Partial<ChangedRide>[]): string =>
  changeName(rides.some((one) => one.isOtherStation) && rides.every((one) => one.isOtherStation || isAsBooked(one)));

const isAsBooked = ({ changedFrom, mayChange }: Partial<ChangedRide>): boolean =>
  mayChange === true || changedFrom === null;

/** Somebody of the party still goes by a train as it was booked. */
const isPartChanged = (rides: readonly Partial<ChangedRide>[]): boolean =>
  rides.some(isAsBooked) && !rides.every(isAsBooked);

/** The look of a status; `isWait`: of an order that has waited for seats and got none. */
function statusLook(status: number, rides: readonly Partial<ChangedRide>[], isWait: boolean): StatusLook {
  const look = railStatus.look(status);
  const label =
    status === 3 ? `${isPartChanged(rides) ? '部分' : '已'}${changeOfRides(rides)}` : isWait && depositLabels[status];
  return label ? { ...look, label } : look;
}

interface RailRow extends Readonly<Parameters<typeof isPartRefunded>[0]> {
  status: number;
  train?: {
    rides: readonly (Parameters<typeof trainDisruption>[1][number] & { to: { at: string } } & Partial<ChangedRide>)[];
    isWait?: boolean;
  };
}

/** A connection stays broken after the new time is accepted. */
const cutLook: StatusLook = { label: '衔接不上', dot: 'warn' };

/** Number of the railway's changes that the order waits for. */
const changesOf = (...[status, rides, nowMs]: Parameters<typeof trainDisruption>): number =>
  rides.filter((ride) => trainDisruption(status, [ride], nowMs)).length;

/** The look of an order in a list, by the rides that somebody of it still has. */
export function railRowLook({ status, train, ...row }: RailRow, nowMs: number): StatusLook {
  const { rides = [], isWait = false } = train ?? {};
  const changed = trainDisruption(status, rides, nowMs);
  if (changed) return countedLook(withTrainChange(railStatus.look(status), changed), changesOf(status, rides, nowMs));
  if (rides.some(({ from, isCut }) => isCut && msOf(from.at) > nowMs)) return cutLook;
  if (isTravelled(status, rides, nowMs)) return railStatus.over;
  return withRefunded(statusLook(status, rides, isWait), status, isPartRefunded(row));
}

/** The look of an order on its own page; a change by the railway says more than its status. */
export function railLook(
  look: StatusLook,
  order: Pick<LeadOrder, 'status' | 'rides' | 'tickets' | 'wait' | 'afterSales'>,
  nowMs: number,
): StatusLook {
  const { status, tickets } = order;
  if (order.wait?.served === null) return statusLook(status, [], true);
  if (isRejected(order)) return { ...look, label: '出票失败，已退款' };
  const rides = openRides(order);
  const changed = trainDisruption(status, rides, nowMs);
  if (changed) return countedLook(withTrainChange(look, changed), changesOf(status, rides, nowMs));
  const unpaid = unpaidChange(order);
  if (unpaid)
    return {
      ...requestedLook({ kind: 'change', state: 'unpaid' }),
      label: `${changeName(!!unpaid.isOtherStation)}待支付`,
    };
  if (cutOff(order, rides, nowMs)) return cutLook;
  if (isTravelled(status, rides, nowMs)) return railStatus.over;
  if (status === 3) return statusLook(status, rides, false);
  return withRefunded(look, status, isPartlyGivenBack(tickets));
}

const railWords: Readonly<Record<string, string>> = {
  applied: '已受理',
  processing: '铁路处理中',
  confirming: '新票出票中',
};

/** A request about train tickets: the railway decides, no airline. */
export const railSaleLook = (state: string): StatusLook => {
  const look = saleLook(state);
  return { ...look, label: railWords[state] ?? look.label };
};

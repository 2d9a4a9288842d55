import { momentAt, msOf } from '../china-time.ts';
import { approvalEnd } from './approval/approval.ts';
import { missedDeadline, whereMoneyWent } from '../payment/ended-unpaid.ts';
import type { GoneMoney } from '../payment/ended-unpaid.ts';
import { changedAhead, isFlown, openChange, scheduleText } from './schedule.ts';
import type { Scheduled } from './schedule.ts';
import { isParted, legName } from '../trip/legs.ts';
import type { OnLeg } from '../trip/legs.ts';

const hourMs = 3_600_000;
/** Ticketed, or changed: its tickets are flown. */
const isToFly = (status: number): boolean => status === 2 || status === 3;
/** Airlines open the check-in of domestic flights a day ahead and close it 45 minutes before departure. */
export const checkInOpensMs = 24 * hourMs;
export const checkInClosesMs = 45 * 60_000;

interface Refund {
  fromHours: number | null;
  toHours: number | null;
  feePercent: number | null;
}

interface Leg extends Scheduled, OnLeg {
  flightNo: string;
  arrTime: string;
  /** Of a flight that is not that of all. */
  people?: readonly string[];
  rule: { refund: readonly Refund[] };
}

/** Next step by status; for ticketed and changed orders it depends on the clock instead. */
const sentences: Readonly<Record<number, string>> = {
  0: '座位已为您锁定，超时未支付将自动取消',
  1: '已收到付款，正在提交出票',
  4: '退票已完成，款项将按原支付方式退回',
  5: '订单已取消，座位已释放，您没有被扣款',
  6: '款项已原路退回，请留意到账通知',
  7: '正在向航司出票，出票后会短信通知您，届时可申请退票或改签',
  8: '出票失败：航司未能确认座位，款项将原路退回，无需您操作',
  9: '退票申请已提交，等待审核',
  10: '航司审核中，退款将按原支付方式退回',
  11: '改签申请已提交，等待航司确认',
  12: '座位已为您锁定，审批通过后即可支付',
};

/** After a change of some travellers the new flight may leave before the booked one. */
const byDeparture = <F extends Leg>(flights: readonly F[]): F[] =>
  [...flights].sort((one, other) => msOf(one.depTime) - msOf(other.depTime));

/** The flight that is flown next, or now. */
const toFly = <F extends Leg>(flights: readonly F[], nowMs: number): F | undefined =>
  byDeparture(flights).find((flight) => msOf(flight.arrTime) > nowMs);

/** The flight whose check-in the next step is about while it is open. */
export function checksIn<F extends Leg>(status: number, flights: readonly F[], nowMs: number): F | undefined {
  const leg = toFly(flights, nowMs);
  const beforeMs = leg && !openChange(leg) ? msOf(leg.depTime) - nowMs : 0;
  return isToFly(status) && beforeMs > checkInClosesMs && beforeMs <= checkInOpensMs ? leg : undefined;
}

export const inDay = (ms: number): string => momentAt(ms).slice(5, 16);

const namesOf = ({ people = [] }: Leg): string => people.join('、');

/** `（张伟）`: those whom a sentence about this flight is for, where others of the order have another one. */
const forWhom = (leg: Leg, flights: readonly Leg[]): string =>
  flights.some((other) => namesOf(other) !== namesOf(leg)) ? `（${namesOf(leg)}）` : '';

/** Some of the travellers have changed: the flight of each to come. */
const parted = (flights: readonly Leg[], nowMs: number): string =>
  `部分旅客已改签：${byDeparture(flights)
    .filter(({ arrTime }) => msOf(arrTime) > nowMs)
    .map((flight) => `${namesOf(flight)}乘 ${flight.flightNo}，${flight.depTime.slice(5, 16)} 起飞`)
    .join(' · ')}`;

/** The sentence under the status: the traveller's next step or wait, by the flights that are still flown. Status `2` and `3` depend on the clock (milliseconds). */
export function nextStep(status: number, flights: readonly Leg[], nowMs: number): string {
  const changed = byDeparture(changedAhead(status, flights, nowMs)).find(openChange);
  if (changed) return `${scheduleText(changed)}，可免费退票或改签${forWhom(changed, flights)}`;
  if (status === 8 && isGone(flights)) return '出票失败：航班已被航司取消，款项将原路退回，无需您操作';
  if (isFlown(status, flights, nowMs)) return '感谢您的预订，期待再次出行';
  if (!isToFly(status)) return sentences[status] ?? '未识别的状态，以航司为准';
  const leg = toFly(flights, nowMs);
  if (!leg) return '';
  const departsMs = msOf(leg.depTime);
  const which = legName(leg, flights);
  const whom = forWhom(leg, flights);
  if (nowMs >= departsMs) return `${which}航班已起飞，祝您旅途愉快${whom}`;
  if (nowMs >= departsMs - checkInClosesMs) return `${which}值机已截止，请尽快前往登机口${whom}`;
  if (nowMs >= departsMs - checkInOpensMs)
    return `${which}值机已开放，请于 ${inDay(departsMs - checkInClosesMs)} 前办理值机${whom}`;
  if (status === 3 && isParted(flights)) return parted(flights, nowMs);
  return `下一步：${inDay(departsMs - checkInOpensMs)} 起可在线值机${whom}`;
}

interface Cancelled {
  createTime: string;
  payDeadline: string;
  flightList: readonly Scheduled[];
  timeline: readonly { time: string; title?: string; detail?: string }[];
  payments: readonly GoneMoney[];
}

/** An order without tickets ends with the flight that the airline cancels. */
const isGone = (flights: readonly Scheduled[]): boolean =>
  flights.some(({ schedule }) => schedule?.kind === 'cancelled');

/** Reason why a cancelled order is over, with a note where its money went (`5`). At or after the deadline it has expired by itself. */
export function cancelledBecause(order: Cancelled): string {
  const { flightList, timeline, payments } = order;
  const ended = approvalEnd(timeline);
  if (ended) return ended;
  const deadline = missedDeadline(order);
  const why = isGone(flightList)
    ? '航班已被航司取消，订单已自动取消'
    : deadline
      ? `未在 ${deadline} 前支付，订单已自动取消，座位已释放`
      : '您已取消订单，座位已释放';
  return `${why}，${whereMoneyWent(payments)}`;
}

interface FeeRise {
  /** `09-17 07:30` */
  at: string;
  fromPercent: number;
  /** null: no refund from then on. */
  toPercent: number | null;
}

/** When refunding the next flight costs more; null when nothing worse is to come, or the airline has changed the flight. */
export function nextFeeRise(status: number, flights: readonly Leg[], nowMs: number): FeeRise | null {
  const leg = byDeparture(flights).find((flight) => msOf(flight.depTime) > nowMs);
  if (!leg || leg.schedule || !isToFly(status)) return null;
  const departsMs = msOf(leg.depTime);
  const hours = (departsMs - nowMs) / hourMs;
  const bands = leg.rule.refund;
  const at = bands.findIndex(
    (band) => (band.fromHours === null || hours <= band.fromHours) && (band.toHours === null || hours > band.toHours),
  );
  const [now, next] = [bands[at], bands[at + 1]];
  if (!now || !next || now.toHours === null || now.feePercent === null || next.feePercent === now.feePercent)
    return null;
  return { at: inDay(departsMs - now.toHours * hourMs), fromPercent: now.feePercent, toPercent: next.feePercent };
}

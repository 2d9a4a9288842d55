import { seatClassNames } from '#domain/rail/seat-classes.ts';
import { berthNames, berthsOf } from '#domain/rail/seat-wish.ts';
import type { TrainTimes } from '#contract/train-order.ts';
import { showDay } from '#domain/china-time.ts';
import { rideSpan } from '#domain/rail/order/ride-span.ts';
import type { RailConflict } from './conflict.ts';

type Said = readonly [title: string, text: string];
type Sayings = { [K in RailConflict['kind']]?: (conflict: Extract<RailConflict, { kind: K }>) => Said };

/** `G7 11-30 周一 13:26–18:00 北京南 → 上海虹桥` */
export const timesOf = ({ trainNumber, from, to }: TrainTimes): string =>
  `${trainNumber} ${showDay(from.at.slice(0, 10))} ${rideSpan(from.at, to.at)} ${from.station} → ${to.station}`;

/** Title and sentence of conflicts that no press alone undoes. */
const sayings: Sayings = {
  product: ({ trainNumber = '' }) =>
    trainNumber
      ? [`${trainNumber} 当日不开行`, '列车停运或改线，没有占座，也没有扣款。请重新选择车次，已填信息会带过去。']
      : ['该车次或席别已停止发售', '列车停运或席别调整，请重新选择车次。'],
  inventory({ trainNumber, seatClass, left }) {
    const name = `${trainNumber} ${seatClassNames[seatClass]}`;
    return left > 0
      ? [`${name}仅剩 ${left} 张`, '可减少乘车人后提交，或选择其他席别和车次；已填信息会保留。']
      : [`${name}刚刚售完`, '没有为您占到座位，也没有扣款。请选择其他席别或车次，已填信息会带过去。'];
  },
  berths: ({ trainNumber, seatClass, left }) => [
    `${trainNumber} ${seatClassNames[seatClass]}所选铺位刚刚售完`,
    `现余 ${berthsOf(seatClass)
      .map((berth) => `${berthNames[berth]} ${left[berth] ?? 0} 张`)
      .join('、')}，票价高于您确认的金额，没有占座，也没有扣款。请改选铺位后提交，已填信息会保留。`,
  ],
  closed: ({ until }) => [
    '铁路系统维护中',
    `${until.slice(11, 16)} 恢复售票。保持本页打开，已填信息会保留，届时再提交即可。`,
  ],
  notYet: ({ from }) => ['该车次尚未起售', `${from.slice(0, 16)} 起售。保持本页打开，已填信息会保留，届时再提交即可。`],
  over: () => ['该车次已停止售票', '距开车时间太近，请选择其他车次。'],
  gap: ({ minutes, least }) => [
    '换乘时间不足',
    `两程之间只有 ${minutes} 分钟，至少需要 ${least} 分钟，请重新选择车次。`,
  ],
  blocked: ({ until }) => [
    '今日取消次数已满',
    `今天已取消 3 笔火车票订单，按铁路规定 ${until.slice(5, 16)} 起可再次购票。已填信息会保留。`,
  ],
  duplicate: ({ orderNo, name, isUnpaid }) => [
    isUnpaid ? `${name}的这趟车已为您占座，待支付` : `${name}已有该车次的车票`,
    isUnpaid
      ? '您有一笔待支付的订单，支付后即出票。同一证件同车次同区间限购 1 张。'
      : orderNo
        ? '同一证件同车次同区间限购 1 张。可查看已有订单，或更换乘车人后提交。'
        : '该证件已在别处购买该车次的车票，请更换乘车人或车次。',
  ],
  overlap: ({ held, wanted, name }) => [
    `${name}的行程冲突`,
    `${held ? `已有 ${timesOf(held)} 的车票` : '该证件已在别处购买同时段车票'}，与所选 ${timesOf(wanted)} 时间重叠。没有占座，也没有扣款。`,
  ],
};

export function conflictWords(conflict: RailConflict | null): { title: string; text: string } {
  const say = conflict && (sayings[conflict.kind] as ((known: RailConflict) => Said) | undefined);
  const [title, text] = (conflict && say?.(conflict)) ?? ['该车次已停止售票', '请重新选择车次。'];
  return { title, text };
}

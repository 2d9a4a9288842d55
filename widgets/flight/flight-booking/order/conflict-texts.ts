import type { FlightConflict } from '#contract/flight.ts';
import { conflictTexts as shared } from '#parts/booking/conflict/conflict-texts.ts';

type Duplicate = Extract<FlightConflict, { kind: 'duplicate' }>;

/** Words of what may come between the form and the order. */
export const conflictTexts = {
  ...shared,
  priceTitle: '价格已变动',
  priceText: '航空公司刚刚调整了价格，您填写的信息已保留。',
  part: { tktPrice: '票价', consTax: '机建', fuelTax: '燃油' },
  who: { ADT: '成人', CHD: '儿童', INF: '婴儿' },
  perPerson: '/ 人',
  newTotal: '新的应付总额',
  up: '涨',
  down: '降',
  soldOutTitle: (left: number) => (left ? '剩余座位不够' : '该舱位刚刚售完'),
  soldOutText: (left: number) =>
    left
      ? `该舱位仅剩 ${left} 个座位，少于乘机人数。可减少乘机人，或换舱、换航班。`
      : '同航班的其他舱位和当天的其他航班仍可预订，您填写的信息都会保留。',
  adultsOnlyTitle: '该舱位不售儿童票',
  adultsOnlyText: '该舱位仅限成人购买。请移除儿童和婴儿，或换其他舱位、航班。',
  soldOutBack: '返回修改',
  change: '选其他舱位或航班',
  expiredText: '正在为您重新确认价格和座位，您填写的信息都会保留。',
  duplicateTitle: '可能重复预订',
  /** The order before waits for its payment. */
  unfinishedTitle: '您还有未处理的订单',
  overlapTitle: '与已有行程时间冲突',
  duplicateText: ({ reason, passengers, orgcityname, dstcityname, depTime, arrTime, flightNo }: Duplicate) => {
    const names = passengers.join('、');
    const day = depTime.slice(5, 10);
    const times = `${day} ${depTime.slice(11, 16)}–${arrTime.slice(11, 16)} ${orgcityname} → ${dstcityname} ${flightNo}`;
    if (reason === 'overlap') return `${names} 已预订 ${times}，与本次航班时间重叠，只能乘坐其中一班`;
    return reason === 'sameRoute'
      ? `${names} 当天已预订同一航线：${times}，请确认是否重复预订`
      : `${names} 在 ${day} 已有 ${flightNo} 的订单，请勿重复预订`;
  },
  duplicateLeft: '剩余支付时间 ',
  payFirst: '去支付原订单',
  duplicateOrder: '订单号',
  see: '查看已有订单',
  bookAnyway: '仍要预订',
} as const;

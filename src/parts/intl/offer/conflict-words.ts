import type { IntlConflict } from '#contract/intl-order.ts';

/** Title and sentence of conflicts that no press alone undoes. */
export function conflictWords(conflict: IntlConflict | null): { title: string; text: string } {
  switch (conflict?.kind) {
    case 'inventory':
      return conflict.left > 0
        ? {
            title: `该票价仅剩 ${conflict.left} 张`,
            text: '可减少乘机人后提交，或选择其他品牌和航班；已填信息会保留。',
          }
        : { title: '该票价刚刚售完', text: '没有为您占到座位，也没有扣款。请选择其他品牌或航班，已填信息会带过去。' };
    case 'order':
      return {
        title: `第 ${conflict.triptype} 程早于前一程到达`,
        text: `请选择 ${conflict.earliest.slice(0, 16)} 以后起飞的航班；其他航程会保留。`,
      };
    case 'over':
      return { title: '该行程已停止售票', text: '距起飞时间太近，请选择其他航班。' };
    case 'duplicate':
      return {
        title: `${conflict.name} 同一时间已有机票`,
        text: conflict.orderNo
          ? '同一证件不能在重叠的时间乘坐两个航班。可查看已有订单，或更换乘机人后提交。'
          : '该证件在重叠的时间已有机票，请更换乘机人或航班。',
      };
    default:
      return { title: '该航班或票价已停止发售', text: '航班取消或票价调整，请重新选择航班。' };
  }
}

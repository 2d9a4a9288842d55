import { plentyOfSeats } from '#domain/rail/seat-classes.ts';

/** Words of the choice of seats and berths. */
export const seatTexts = {
  seats: '选座',
  seatsSub: (chosen: number, most: number) => `已选 ${chosen} / ${most} · 不选也能购票`,
  berthsTitle: '选铺位',
  rows: ['第一排', '第二排'],
  window: '窗',
  aisle: '过道',
  seat: (row: string, letter: string) => `${row} ${letter} 座`,
  full: (most: number) => `${most} 位乘车人各选一座，已选满。要换座位，请先取消一个`,
  together: '选相邻的座位',
  clear: '清除',
  bestTitle: '最好的坐法',
  wishTitle: '您的选择',
  wishNote: '占座时先按所选分配；没有时按最好的坐法，都没有则由系统分配，票价不变。',
  berths: { lower: '下铺', middle: '中铺', upper: '上铺' },
  berthLeft: (left: number) => (left >= plentyOfSeats ? '有票' : left ? `余 ${left} 张` : '已售完'),
  berthsNote: '未选铺位的乘车人按下铺价计；占座后按实际铺位计价，只少不多。所选铺位售完而其余更贵时不占座。',
};

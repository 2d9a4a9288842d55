import { useWorded } from '../../base/root.ts';

/** Words of the list controls. */
export const listWords = {
  search: '查询',
  filter: '筛选',
  reset: '重置',
  apply: '查看结果',
  clearText: '清除',
  anyDay: '不限日期',
  amountFrom: '最低金额',
  amountTo: '最高金额',
  thisMonth: '本月',
  lastMonth: '上月',
  thisYear: '今年',
  lastYear: '去年',
  monthBefore: '上一个月',
  monthAfter: '下一个月',
  month: (month: string) => `${Number(month.slice(0, 4))} 年 ${Number(month.slice(5))} 月`,
  last: (days: number) => `近 ${days} 天`,
  next: (days: number) => `未来 ${days} 天`,
  selectPage: '选择本页全部',
  selectRow: (name: string) => `选择 ${name}`,
  selected: (count: number) => `已选 ${count} 项`,
  unselect: '取消选择',
  actions: '操作',
  more: '更多',
  unfold: '展开',
  less: '收起',
  /** Between names of chosen tags, and before the reason of a box that is off. */
  pause: '、',
  comma: '，',
} as const;

export type ListWords = typeof listWords;
export const useListWords = (): ListWords => useWorded('list', listWords);

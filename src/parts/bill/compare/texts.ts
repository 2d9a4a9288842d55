/** Words of two bills beside each other. */
export const compareTexts = {
  say: (name: string) => name,
  close: '知道了',
  title: '与上期对比',
  of: (no: string, rows: number) => `${no} · ${rows.toLocaleString('en')} 行`,
  by: { products: '按产品', departments: '按部门' },
  before: '上期',
  after: '本期',
  change: '变化',
  sum: '合计',
  why: '变化原因',
};
export type CompareTexts = typeof compareTexts;

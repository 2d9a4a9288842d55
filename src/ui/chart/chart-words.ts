/** Texts of a chart. */
export const chartWords = {
  look: '显示方式',
  chart: '图',
  table: '表',
  point: '期间',
  keys: (title: string) => `${title}，左右方向键查看各项数值`,
};

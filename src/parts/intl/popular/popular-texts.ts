export const popularTexts = {
  popular: '热门国际航线',
  popularFrom: '出发城市',
  popularNote: '单程成人最低价，含税费及服务费（如有）',
  none: '这一天无可售',
  lost: '点击查看价格',
  name: (way: string, day: string, price: string) => [way, day, price].filter(Boolean).join(' '),
  saleTitle: '购票须知',
  /** With its year: it is almost one ahead. */
  saleDays: (last: string) => `现在可查询 ${last} 及之前出发的航班`,
  bags: '各航段的行李额、中转时间与退改规定，选定航班后逐段列明',
  documents: '所需证件与签证因国籍和经停地而异，填写订单时逐条列出来源与日期，无法核实的会注明',
};

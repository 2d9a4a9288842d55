/** Words of a stay, of its order as it is made and as it stands. */
export const stayTexts = {
  stay: '入住信息',
  checkIn: '入住',
  checkOut: '离店',
  from: (clock: string) => `${clock} 后`,
  nights: (nights: number) => `共 ${nights} 晚`,
  breakfast: (portions: number) => (portions > 0 ? `每晚 ${portions} 份早餐` : '不含早餐'),
  remark: '备注',
  rules: '取消规则',

  night: (day: string, rooms: number) => `${day} × ${rooms} 间`,
  roomTotal: '房费合计',
  atHotel: '到店支付',

  invoice: '发票',
  invoiceKind: '发票类型',
  invoiceKinds: { normal: '电子普通发票', special: '增值税专用发票' },
  invoiceTitle: '发票抬头',
  taxNo: '税号',
};

/** Words of government-purchase tickets. */
export const gpTexts = {
  title: '公务票信息',
  sub: '政府采购机票，按预算单位购票',
  toPrivate: '改为因私预订',
  unit: '预算单位',
  unitHint: '单位全称，与公务卡开户单位一致',
  card: '单位银行卡号',
  cardHint: '16 或 19 位数字，仅用于核验预算单位',
  cardOdd: '卡号校验位不符，请核对是否输错',
  cardMissing: '请输入单位银行卡号',
  cardWrong: '请输入 16 或 19 位单位银行卡号',
  ask: '预算单位公务出行？',
  toGp: '改为公务票预订',
};

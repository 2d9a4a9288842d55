/** Words of the dialog with the rules of a fare, which come with it. */
export const ruleTexts = {
  cabinBaggage: '手提',
  ruleTime: '时间',
  refundFee: '退票费',
  changeFee: '改签费',
  notPossible: '不可',
  ruleNow: '当前',
  ruleNote: '时间为北京时间，以上为每张成人票的手续费',
  endorsable: '可签转',
  notEndorsable: '不可签转',
  freeChanges: (count: number) => `${count} 次免费改期`,
  fee: (sum: string, percent: number) => `¥${sum}（${percent}%）`,
};

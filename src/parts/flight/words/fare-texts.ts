/** Words of the fare rules in the booking page's dialog. */
export const ruleTexts = {
  title: '退改签与行李',
  when: '办理时间',
  refund: '退票费',
  change: '改签费',
  now: '当前',
  noRefund: '不可退',
  noChange: '不可改',
  freeChanges: (times: number) => `前 ${times} 次改期免费`,
  baggage: (checked: number, cabin: number) =>
    `${checked ? `托运行李 ${checked} kg` : '无免费托运行李'}，随身 ${cabin} kg`,
  endorsable: '可签转其他航空公司',
  notEndorsable: '不可签转',
  foot: '时间为北京时间，以上为每张成人票的手续费。航班取消或延误时可按规定免费退改。',
} as const;

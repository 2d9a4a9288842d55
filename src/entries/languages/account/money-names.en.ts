import { channelLabels } from '#domain/payment/pay-methods.en.ts';

/** Words of money by their Chinese: what the domain says, and the closed lists of the provider. */
export const moneyNames: readonly (readonly [name: string, english: string])[] = [
  // Banks whose cards can be bound (src/domain/wallet/banks.ts).
  ['中国工商银行', 'ICBC'],
  ['中国农业银行', 'Agricultural Bank of China'],
  ['中国建设银行', 'China Construction Bank'],
  ['中国银行', 'Bank of China'],
  ['交通银行', 'Bank of Communications'],
  ['招商银行', 'China Merchants Bank'],
  ['中国邮政储蓄银行', 'Postal Savings Bank of China'],
  ['中信银行', 'China CITIC Bank'],
  ['浦发银行', 'SPD Bank'],
  ['兴业银行', 'Industrial Bank'],
  ...channelLabels,
  // Where money comes from and goes to.
  ['余额', 'Balance'],
  ['奖励', 'Rewards'],
  ['天航宝', 'Tianhanbao'],
  // Titles of movements and of amounts on hold.
  ['提现至', 'Withdrawal to'],
  ['推荐奖励', 'Referral reward'],
  ['分润收入', 'Profit share'],
  ['销售佣金', 'Sales commission'],
  ['转出到钱包', 'Moved to wallet'],
  ['候补', 'Waitlist'],
  ['改签', 'Change'],
  ['变更到站', 'Other destination'],
  // The events that end a hold.
  ['到账后扣除；银行退回则解冻到可用余额', 'Leaves when it arrives; back in your balance if the bank returns it'],
  [
    '出行人付清个人部分后扣除；订单取消或超时则解冻',
    "Leaves when the traveller's part is paid; released if the order is cancelled or lapses",
  ],
  ['行程结束且未退票，即可转出到钱包', 'Yours to move once the trip is over and not refunded'],
  [
    '收款银行退回：该卡不能收款。款项与手续费已退回钱包，请换一张银行卡',
    'Returned by the bank: this card takes no payments. Amount and fee are back in your wallet; use another card',
  ],
  // The credit line of a company (src/domain/company-bill/bill-state.ts).
  ['已用', 'Used'],
  ['多付可抵用', 'Overpaid, yours to use'],
  ['可用额度', 'Available credit'],
  ['超出额度', 'Over the limit'],
  // Payment codes (src/domain/payment/pay-code.ts), and the products that they pay.
  ['可用', 'Active'],
  ['已用完', 'Used up'],
  ['已过期', 'Expired'],
  ['已撤销', 'Revoked'],
  ['机票', 'Flights'],
  ['公务票', 'Official flights'],
  ['酒店', 'Hotels'],
  ['火车票', 'Trains'],
  ['国际机票', 'International flights'],
  ['用车', 'Cars'],
];

/** Of the trains that an order waits for. */
export const waitTexts = {
  title: '候补车次',
  latest: (moment: string) => `最晚截止 ${moment}`,
  until: (moment: string) => `截止 ${moment}`,
  past: (moment: string | undefined) => `${moment ?? ''} 已截止`,
  /** `most`: of the trains that are still waited for. */
  rest: (deposit: string, most: string) =>
    `预付款 ${deposit} 按最高票价收取；还在候补的最高为 ${most}，兑现后差额原路退回，未兑现全额退回`,
  ahead: (people: number) => (people ? `前面 ${people} 人` : '您排在最前'),
  served: '已兑现',
  over: '已作废',
  off: '列车停运',
  why: '位次按支付预付款的先后。有旅客退票或改签，且座位覆盖您的区间时兑现；座位不够同行所有人时，先给后面的订单。',
};

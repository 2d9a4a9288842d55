import type { BillKind } from '#contract/bill.ts';

/** Of bills without any row. */
export const emptyTexts = {
  /** Title and text of a bill without any row. */
  empty: {
    transaction: ['还没有交易记录', '订单的支付和退款、钱包的充值、提现和转账都会记在这里'],
    recharge: ['还没有充值记录', '充值到账后会显示在这里'],
    putforward: ['还没有提现记录', '从钱包提现到银行卡后，进度和到账时间会显示在这里'],
    integral: ['还没有积分', '机票、火车票出票后按票价获得积分：因私每元 1 分，因公每 2 元 1 分'],
    recom: [
      '还没有推荐收入',
      '您推荐的会员注册一年内的因私机票、火车票出票后，收入会记在这里，行程结束后结算到奖励账户',
    ],
    share: ['还没有分润收入', '下级会员的因私机票、火车票出票后，分润会记在这里，行程结束后结算到奖励账户'],
    airSale: ['还没有销售记录', '机票出票后会记在这里'],
    airRefund: ['还没有退票记录', '退票完成后会记在这里'],
    airChanges: ['还没有改签记录', '改签完成后会记在这里'],
    airSum: ['还没有可汇总的记录', '机票出票后，按月或按日的汇总会显示在这里'],
    hotelSum: ['还没有可汇总的记录', '酒店订单离店结算后计入汇总，已支付而未离店的订单请在交易账单中查看'],
    trainSum: ['还没有可汇总的记录', '火车票出票后，按月或按日的汇总会显示在这里'],
  } satisfies Record<BillKind, [title: string, text: string]>,
  book: '订机票',
  toRecharge: '去充值',
  emptyForChild: '账单只列本人的交易，家庭钱包的收支请在“我的钱包”中查看',
};

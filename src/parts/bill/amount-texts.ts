/** The words of the explanation of an amount. */
export const explainTexts = {
  explainTitle: '金额说明',
  explainPoints: '积分说明',
  explained: '本笔金额',
  explainedPoints: '本笔积分',
  explainedPeriod: '本期净额',
  otherPayers: '其他付款方承担',
  balanceBefore: '变动前余额',
  balanceAfter: '变动后余额',
  baseFare: '票价合计',
  pointsPerYuan: '每元积分',
  perTicketPoints: '每张客票分别计算，不足 1 个积分舍去',
  perTicket: '每张客票分别计算，不足 1 分钱舍去',
  perTicketAtMost: (most: string) => `每张客票分别计算，不足 1 分钱舍去，最多 ¥${most}`,
};

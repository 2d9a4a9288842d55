import type { Route } from './route.ts';

/** Routes of the bill area, as in the specification's table. */
export const billRoutes = [
  { name: 'business_bill', path: '/myCenter/business_bill', access: 'login', members: ['70'], domain: 'bill', title: '企业账单', later: 'bills', frame: 'account' },
  { name: 'finance_enterprise_bill', path: '/finance/enterpriseBill', access: 'login', members: ['70'], domain: 'bill', title: '企业账单', later: 'bills', frame: 'site' },
  { name: 'finance_settlement_set', path: '/finance/settlementSet', access: 'login', members: ['70'], domain: 'bill', title: '结算设置', later: 'bills', frame: 'site' },
  { name: 'transaction_bill', path: '/myCenter/transaction_bill', access: 'login', members: ['10', '20', '30', '40', '50', '7_0'], domain: 'bill', title: '交易账单', widget: 'bill', props: { kind: 'transaction' }, frame: 'account' },
  { name: 'integral_bill', path: '/myCenter/integral_bill', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'bill', title: '积分账单', later: 'bills', frame: 'account' },
  { name: 'recharge_bill', path: '/myCenter/recharge_bill', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'bill', title: '充值账单', widget: 'bill', props: { kind: 'recharge' }, frame: 'account' },
  { name: 'putforward_bill', path: '/myCenter/putforward_bill', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'bill', title: '提现账单', later: 'bills', frame: 'account' },
  { name: 'recom_bill', path: '/myCenter/recom_bill', access: 'login', members: ['10', '20', '30', '40', '50', '7_0'], domain: 'bill', title: '推荐收入', later: 'bills', frame: 'account' },
  { name: 'share_bill', path: '/myCenter/share_bill', access: 'login', members: ['40', '50'], domain: 'bill', title: '分润收入', later: 'bills', frame: 'account' },
  { name: 'sum_bill', path: '/myCenter/sum_bill', access: 'login', members: ['40', '50'], domain: 'bill', title: '汇总账单', later: 'bills', frame: 'account' },
  { name: 'airSale_bill', path: '/myCenter/airSale_bill', access: 'login', members: ['40', '50'], domain: 'bill', title: '机票销售报表', later: 'bills', frame: 'account' },
  { name: 'airRefund_bill', path: '/myCenter/airRefund_bill', access: 'login', members: ['40', '50'], domain: 'bill', title: '机票退票报表', later: 'bills', frame: 'account' },
  { name: 'airChanges_bill', path: '/myCenter/airChanges_bill', access: 'login', members: ['40', '50'], domain: 'bill', title: '机票改签报表', later: 'bills', frame: 'account' },
  { name: 'bill_transactionBill', path: '/bill/transactionBill', access: 'login', members: ['10', '20', '30', '40', '50', '7_0'], domain: 'bill', title: '交易账单', widget: 'bill', props: { kind: 'transaction' }, frame: 'site' },
  { name: 'bill_rechargeBill', path: '/bill/rechargeBill', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'bill', title: '充值账单', widget: 'bill', props: { kind: 'recharge' }, frame: 'site' },
  { name: 'bill_putforwardBill', path: '/bill/putforwardBill', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'bill', title: '提现账单', later: 'bills', frame: 'site' },
  { name: 'bill_recomBill', path: '/bill/recomBill', access: 'login', members: ['10', '20', '30', '40', '50', '7_0'], domain: 'bill', title: '推荐收入', later: 'bills', frame: 'site' },
  { name: 'bill_shareBill', path: '/bill/shareBill', access: 'login', members: ['40', '50'], domain: 'bill', title: '分润收入', later: 'bills', frame: 'site' },
  { name: 'bill_airSumBill', path: '/bill/airSumBill', access: 'login', members: ['40', '50'], domain: 'bill', title: '机票汇总报表', later: 'bills', frame: 'site' },
  { name: 'bill_airSaleBill', path: '/bill/airSaleBill', access: 'login', members: ['40', '50'], domain: 'bill', title: '机票销售报表', later: 'bills', frame: 'site' },
  { name: 'bill_airRefundBill', path: '/bill/airRefundBill', access: 'login', members: ['40', '50'], domain: 'bill', title: '机票退票报表', later: 'bills', frame: 'site' },
  { name: 'bill_airChangesBill', path: '/bill/airChangesBill', access: 'login', members: ['40', '50'], domain: 'bill', title: '机票改签报表', later: 'bills', frame: 'site' },
  { name: 'bill_hotelSumBill', path: '/bill/hotelSumBill', access: 'login', members: ['40', '50'], domain: 'bill', title: '酒店汇总报表', later: 'bills', frame: 'site' },
  { name: 'bill_trainSumBill', path: '/bill/trainSumBill', access: 'login', members: ['40', '50'], domain: 'bill', title: '火车票汇总报表', later: 'bills', frame: 'site' },
] as const satisfies readonly Route[];

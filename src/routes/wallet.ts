import type { Route } from './route.ts';

/** Routes of the wallet area, as in the specification's table. */
export const walletRoutes = [
  { name: 'my_wallet', path: '/myCenter/wallet', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'wallet', title: '我的钱包', later: 'wallet', frame: 'account' },
  { name: 'rewards_transferred_out', path: '/myCenter/rewards_transferred_out', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'wallet', title: '奖励转出', later: 'wallet', frame: 'account' },
  { name: 'rewrads_detail', path: '/myCenter/rewrads_detail', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'wallet', title: '奖励明细', later: 'wallet', frame: 'account' },
  { name: 'tianhanbao_detail', path: '/myCenter/tianhanbao_detail', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'wallet', title: '天航宝明细', later: 'wallet', frame: 'account' },
  { name: 'recharge_index', path: '/recharge/index', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'wallet', title: '充值', later: 'wallet', frame: 'site' },
  { name: 'recharge_pay', path: '/recharge/pay', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'wallet', title: '充值支付', later: 'wallet', frame: 'site' },
  { name: 'recharge_finish', path: '/recharge/finish', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'wallet', title: '充值完成', later: 'wallet', frame: 'site' },
  { name: 'finance_recharge', path: '/finance/recharge', access: 'login', members: ['70'], domain: 'wallet', title: '企业充值', later: 'wallet', frame: 'site' },
  { name: 'finance_rewards_out', path: '/finance/rewardsOut', access: 'login', members: ['70'], domain: 'wallet', title: '奖励转出', later: 'wallet', frame: 'site' },
  { name: 'finance_rewrads_detail', path: '/finance/rewradsDetail', access: 'login', members: ['70'], domain: 'wallet', title: '奖励明细', later: 'wallet', frame: 'site' },
  { name: 'finance_recharge_record', path: '/finance/rechargeRecord', access: 'login', members: ['70'], domain: 'wallet', title: '充值记录', later: 'wallet', frame: 'site' },
] as const satisfies readonly Route[];

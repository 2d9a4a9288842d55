import { codeProducts, codeStates } from '#contract/pay-auth.ts';
import { movementFilters, rechargeFilters, rewardFilters, tianhanbaoFilters } from '#contract/wallet.ts';
import { withdrawFilters } from '#contract/withdraw.ts';
import type { Withdrawal } from '#contract/withdraw.ts';
import { orderTypes } from '#domain/product/names.ts';
import { bankList } from '#domain/wallet/banks.ts';
import { bankCard } from '#tests/support/given/wallet-answers.ts';
import { chinaDay } from './steps.ts';

const at = (days: number): string => `${chinaDay(-days)} 14:32:07`;
const reason = '收款银行退回：该卡不能收款。款项与手续费已退回钱包，请换一张银行卡';
const amounts = { amount: '1234.5', balance: '9876.5' };

/** A movement of every kind and product. */
const movements = [
  ...movementFilters.slice(3).map((kind, nth) => ({ kind, title: '', product: '', orderId: '', nth })),
  ...orderTypes.map((product, nth) => ({
    kind: 'pay',
    title: product === 'hotel' ? '云栈轻居酒店' : product === 'train' ? '北京南 → 上海虹桥' : '北京 → 上海',
    product,
    orderId: '26112800001234',
    nth: 20 + nth,
  })),
  { kind: 'recharge', title: '微信支付 → 余额', product: 'recharge', orderId: 'CZ2611280001', nth: 40 },
  { kind: 'withdraw', title: '招商银行（5678）', product: 'withdraw', orderId: 'TX2611280001', nth: 41 },
  { kind: 'withdrawBack', title: `招商银行（5678） ${reason}`, product: 'withdraw', orderId: 'TX2611280002', nth: 42 },
  { kind: 'rewardsOut', title: '奖励 → 余额', product: '', orderId: '', nth: 43 },
  { kind: 'tianhanbaoIn', title: '余额 → 天航宝', product: '', orderId: '', nth: 44 },
].map(({ nth, ...row }) => ({
  ...row,
  ...amounts,
  id: String(nth),
  at: at(nth),
  direction: nth % 2 ? 'in' : 'out',
}));

const withdrawals = withdrawFilters.slice(1).map((state, nth): Withdrawal => {
  const bank = bankList[nth % bankList.length];
  const done = { applied: 1, processing: 2, paid: 3, refused: 3, all: 0 }[state];
  return {
    id: `TX261128000${nth}`,
    at: at(nth),
    amount: '1000',
    fee: '1',
    net: '999',
    cardId: 'YK1',
    bankName: bank?.bankName ?? '',
    last4: '5678',
    state: state as Withdrawal['state'],
    reason: state === 'refused' ? reason : '',
    arriveBy: chinaDay(1),
    steps: (['applied', 'processing', 'paid'] as const).map((step, place) => ({
      state: step,
      at: place < done ? at(nth) : '',
    })),
  };
});

const frozen = [
  ['wallet', '提现至 招商银行（5678）', '', '到账后扣除；银行退回则解冻到可用余额', `${chinaDay(1)} 23:59:59`],
  ['credit', '北京 → 上海', '26112800001234', '出行人付清个人部分后扣除；订单取消或超时则解冻', ''],
  ...['推荐奖励', '分润收入', '销售佣金'].map((title) => [
    'rewards',
    title,
    '',
    '行程结束且未退票，即可转出到钱包',
    at(-2),
  ]),
].map(([account, title, orderId, release, releaseAt], nth) => ({
  id: `TX261128000${nth}`,
  account,
  at: at(nth),
  amount: '40',
  title,
  orderId,
  release,
  releaseAt,
}));

const rewards = rewardFilters.slice(1).flatMap((state, nth) =>
  ['推荐奖励', '分润收入', '销售佣金', '转出到钱包'].map((title, kind) => ({
    id: String(nth * 10 + kind),
    at: at(nth),
    kind: 'recom',
    title,
    orderId: kind ? '' : '26112800001234',
    direction: state === 'out' ? 'out' : 'in',
    amount: '40',
    state,
    availableAt: state === 'void' ? '' : at(-3),
  })),
);

const recharges = rechargeFilters.slice(1).flatMap((state, nth) =>
  ['alipay', 'weChatPay', ''].map((method, way) => ({
    orderId: `CZ26112800${nth}${way}`,
    amount: '500',
    state,
    method,
    tradeNo: method && '2026112822001',
    createTime: at(nth),
    paidTime: '',
    payDeadlineMs: Date.parse(`${chinaDay(0)}T23:50:00+08:00`),
    operator: '陈亦帆',
  })),
);

const codes = codeStates.map((state, nth) => ({
  codeId: String(nth + 1),
  codeEnd: 'JKLM',
  scope: nth % 2 ? 'company' : 'wallet',
  products: [...codeProducts],
  capEach: '1000',
  capTotal: '5000',
  used: '1234.5',
  usesMax: 3,
  uses: 1,
  booker: nth ? '' : '陈*帆 138****0010',
  note: nth ? '' : '给亦帆订票',
  state,
  created: at(nth),
  expires: at(nth - 9),
}));

const uses = orderTypes.map((type, nth) => ({
  useId: String(nth + 1),
  codeId: '1',
  codeEnd: 'JKLM',
  at: at(nth),
  booker: '陈*帆 138****0010',
  orderNo: '26112800001234',
  type,
  subject: '北京 → 上海',
  amount: '1234.5',
  returned: nth ? '0' : '100',
  isOwn: nth % 2 === 0,
}));

const page = (rows: readonly object[], sums = {}) => ({ rows, total: rows.length, next: null, sums });

/** Answers to the wallet, by path: a row of every kind and state. */
export const dealtWallet: Readonly<Record<string, object>> = {
  '/wallet/movements': page(movements),
  '/wallet/flow': { opening: '1000', in: '234.5', out: '34.5', closing: '1200', kinds: [] },
  '/wallet/frozen': page(frozen),
  '/wallet/withdraw/list': page(withdrawals, { amount: '3000', fee: '3' }),
  '/wallet/rewards': page(rewards),
  '/wallet/tianhanbao/detail': page(
    tianhanbaoFilters.slice(1).map((kind, nth) => ({
      id: String(nth),
      at: at(nth),
      kind,
      direction: kind === 'out' ? 'out' : 'in',
      ...amounts,
    })),
  ),
  '/recharge/list': page(recharges, { paid: '1500' }),
  '/bank/appNewBankViewListServelet': {
    cards: bankList.slice(0, 4).map((bank, nth) => ({ ...bankCard, ...bank, cardId: `YK${nth}`, last4: `567${nth}` })),
    max: 5,
    holder: '陈亦帆',
    banks: bankList,
  },
  '/payAuth/list': page(codes),
  '/payAuth/uses': page(uses),
};

/** Names of people, hotels and notes among these answers: shown as sent. */
export const namesInWallet = ['陈亦帆', '*砚清', '陈*帆', '给亦帆订票', '云栈轻居酒店'];

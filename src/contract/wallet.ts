import type { z } from 'zod';
import type { PayMethod } from '#domain/payment/pay-methods.ts';
import type { OrderType } from '#domain/product/names.ts';
import type { ListFile, Page } from './page.ts';
import { row } from './row.ts';
import type { Day, Moment, Yuan } from './row.ts';
import type { walletSchemas } from './wallet.schema.ts';

type In<K extends keyof typeof walletSchemas> = z.input<(typeof walletSchemas)[K]>;

/** An amount of one action: at least, at most. */
export interface AmountLimits {
  min: Yuan;
  max: Yuan;
}

/** All money of one wallet at one moment. */
export interface WalletAccount {
  serverTimeMs: number;
  /** `family`: a child member reads the wallet of the family. */
  owner: 'own' | 'company' | 'family';
  /** False for a child member: every call that moves money is refused. */
  mayMove: boolean;
  /** `total` = `available` + `frozen`. */
  wallet: { available: Yuan; frozen: Yuan; total: Yuan };
  /** `available` can be moved to the wallet; `pending` is not yet released; `earned` is everything ever released. */
  rewards: { available: Yuan; pending: Yuan; earned: Yuan };
  tianhanbao: {
    balance: Yuan;
    /** Per cent a year: `1.85`. */
    rate: string;
    /** Interest of the last day that ended. */
    yesterday: Yuan;
    /** All interest ever paid. */
    earned: Yuan;
    /** The next interest is booked then. */
    nextMs: number;
  };
  /** The company's credit line; null for every account but the company's. */
  credit: { limit: Yuan; used: Yuan; frozen: Yuan; available: Yuan } | null;
  /** Where the company sends money by bank; null for every account but the company's. `remark` says whose money it is. */
  transfer: { accountName: string; bankName: string; account: string; remark: string } | null;
  limits: {
    recharge: AmountLimits & { presets: Yuan[] };
    rewardsOut: AmountLimits;
    tianhanbao: AmountLimits;
  };
  /** `none`: the application asks for no pay password. */
  payPassword: 'set' | 'unset' | 'none';
  /** Bound bank cards. */
  cards: number;
}

export const refundFilters = ['all', 'review', 'returning', 'done'] as const;

/** A part of money that goes back to its payer, of an order of any product. */
export interface Refund {
  id: string;
  /** When it was sent, or asked for. */
  at: Moment;
  orderId: string;
  product: OrderType;
  title: string;
  people: string[];
  amount: Yuan;
  payer: 'company' | 'personal';
  /** The way it was paid, by which it goes back. */
  method: Exclude<PayMethod, 'multiPay'> | '';
  /** `review`: the request is looked at; `returning`: a provider has it. */
  state: Exclude<(typeof refundFilters)[number], 'all'>;
  /** The latest day of its arrival; "": it has arrived, or waits for the review. */
  expectedDay: Day | '';
  arrivedAt: Moment | '';
}

/** `in` and `out` are directions; the others are kinds of a movement. */
export const movementFilters = [
  'all',
  'in',
  'out',
  'recharge',
  'pay',
  'refund',
  'withdraw',
  'withdrawBack',
  'rewardsOut',
  'tianhanbaoIn',
  'tianhanbaoOut',
  'other',
] as const;
export type MovementKind = Exclude<(typeof movementFilters)[number], 'all' | 'in' | 'out'>;

/** A change of the available balance. */
export interface WalletMovement {
  id: string;
  at: Moment;
  kind: MovementKind;
  /** `北京 → 上海`, `招商银行 储蓄卡（1234）`; "" where the kind says everything. */
  title: string;
  /** Of the order, the withdrawal, the recharge or the bill (`billId`); "" where none is behind it, and for a child member. */
  orderId: string;
  product: OrderType | 'benefit' | 'withdraw' | 'recharge' | 'bill' | '';
  direction: 'in' | 'out';
  amount: Yuan;
  /** Available after this movement. */
  balance: Yuan;
}

/** Always `opening` + `in` − `out` = `closing`, whatever the list beside it is filtered by. */
export interface WalletFlow {
  opening: Yuan;
  in: Yuan;
  out: Yuan;
  closing: Yuan;
  /** The parts of `in` and `out`; kinds without a movement are left out. */
  kinds: { kind: MovementKind; in: Yuan; out: Yuan; count: number }[];
}

/** Money that is set aside: of the wallet, of the company's credit line, or a reward that is not released. */
export interface FrozenAmount {
  id: string;
  account: 'wallet' | 'credit' | 'rewards';
  at: Moment;
  amount: Yuan;
  /** `提现至 招商银行（1234）`, `北京 → 上海`. */
  title: string;
  orderId: string;
  /** The event that ends it, in a sentence. */
  release: string;
  /** The latest moment of it; "" where none is known. */
  releaseAt: Moment | '';
}

export const rewardFilters = ['all', 'pending', 'available', 'void', 'out'] as const;

/** Recommendation income or profit share from an order of somebody else, or a transfer to the wallet. */
export interface Reward {
  id: string;
  at: Moment;
  kind: 'recom' | 'share' | 'commission' | 'out';
  title: string;
  /** Of the order that brought it, which may be another member's; "" for a transfer, and in another application. */
  orderId: string;
  direction: 'in' | 'out';
  amount: Yuan;
  /** `pending`: held until the trip is over. `void`: its tickets were refunded. `out`: a transfer to the wallet. */
  state: Exclude<(typeof rewardFilters)[number], 'all'>;
  /** Released, or to be released then; "" for a void one. */
  availableAt: Moment | '';
}

export const tianhanbaoFilters = ['all', 'in', 'out', 'interest'] as const;

/** A change of the tianhanbao balance; `interest` is booked at the end of its day. */
export interface TianhanbaoEntry {
  id: string;
  at: Moment;
  kind: Exclude<(typeof tianhanbaoFilters)[number], 'all'>;
  direction: 'in' | 'out';
  amount: Yuan;
  balance: Yuan;
}

/** Money has moved between two accounts of the member; both balances are those after it. */
export interface Transferred {
  id: string;
  at: Moment;
  amount: Yuan;
  /** Available in the wallet. */
  wallet: Yuan;
  /** Of the other account: rewards or tianhanbao. */
  other: Yuan;
}

export interface RechargeCreated {
  orderId: string;
  businessType: 'recharge';
  amount: Yuan;
  payDeadlineMs: number;
}

export const rechargeFilters = ['all', 'open', 'paid', 'voided'] as const;

export interface Recharge {
  orderId: string;
  amount: Yuan;
  state: Exclude<(typeof rechargeFilters)[number], 'all'>;
  /** "" until it is paid. */
  method: 'alipay' | 'weChatPay' | '';
  tradeNo: string;
  createTime: Moment;
  paidTime: Moment | '';
  payDeadlineMs: number;
  /** Name of the member who made it. */
  operator: string;
}

/** The member's money: wallet, rewards, tianhanbao, recharges. Withdrawals and bank cards are in withdraw.ts and bank.ts. */
export const wallet = {
  account: row<In<'account'>, WalletAccount>('/account/AppAccount', '账户余额：钱包、冻结、奖励、天航宝与授信', {
    reads: true,
    has: 'wallet',
  }),
  movements: row<In<'movements'>, Page<WalletMovement>>('/wallet/movements', '钱包收支明细', {
    reads: true,
    has: 'rows',
    ours: true,
  }),
  flow: row<In<'flow'>, WalletFlow>('/wallet/flow', '一段时间的收支核对：期初 + 收入 − 支出 = 期末', {
    reads: true,
    has: 'closing',
    ours: true,
  }),
  export: row<In<'export'>, ListFile>('/wallet/export', '导出钱包收支明细：生成 CSV 或 xlsx 文件的下载地址', {
    profile: 'second',
    has: 'url',
    ours: true,
  }),
  frozen: row<In<'frozen'>, Page<FrozenAmount>>('/wallet/frozen', '冻结明细：每笔的来源与解冻条件', {
    reads: true,
    has: 'rows',
    ours: true,
  }),
  rewards: row<In<'rewards'>, Page<Reward>>('/wallet/rewards', '奖励明细', { reads: true, has: 'rows', ours: true }),
  rewardsOut: row<In<'rewardsOut'>, Transferred>('/wallet/rewardsOut', '奖励转出到钱包', { has: 'id', ours: true }),
  tianhanbao: row<In<'tianhanbao'>, Page<TianhanbaoEntry>>('/wallet/tianhanbao/detail', '天航宝明细', {
    reads: true,
    has: 'rows',
    ours: true,
  }),
  tianhanbaoIn: row<In<'tianhanbaoIn'>, Transferred>('/wallet/tianhanbao/in', '从钱包转入天航宝', {
    has: 'id',
    ours: true,
  }),
  tianhanbaoOut: row<In<'tianhanbaoOut'>, Transferred>('/wallet/tianhanbao/out', '从天航宝转出到钱包', {
    has: 'id',
    ours: true,
  }),
  recharge: row<In<'recharge'>, RechargeCreated>('/recharge/create', '充值：生成待支付的充值单', {
    has: 'orderId',
    ours: true,
  }),
  recharges: row<In<'recharges'>, Page<Recharge>>('/recharge/list', '充值记录', {
    reads: true,
    has: 'rows',
    ours: true,
  }),
  refunds: row<In<'refunds'>, Page<Refund>>('/wallet/refunds', '退款列表：各产品的退款，含状态、去向与预计到账', {
    reads: true,
    has: 'rows',
    ours: true,
  }),
  refundsExport: row<In<'refundsExport'>, ListFile>(
    '/wallet/refundsExport',
    '导出退款：生成 CSV 或 xlsx 文件的下载地址',
    {
      profile: 'second',
      has: 'url',
      ours: true,
    },
  ),
  rechargesExport: row<In<'rechargesExport'>, ListFile>(
    '/recharge/export',
    '导出充值记录：生成 CSV 或 xlsx 文件的下载地址',
    {
      profile: 'second',
      has: 'url',
      ours: true,
    },
  ),
} as const;

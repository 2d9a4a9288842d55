import type { Fen } from '#domain/money.ts';
import type { BankCard } from '#contract/bank.ts';
import type { Recharge } from '#contract/wallet.ts';
import type { WithdrawState } from '#contract/withdraw.ts';

export interface RechargeOrderRow {
  order_id: string;
  member_id: string;
  app_id: string;
  amount: Fen;
  state: Recharge['state'];
  created_at: number;
  pay_deadline: number;
  paid_at: number | null;
  method: 'alipay' | 'weChatPay' | null;
  trade_no: string;
  note: string;
}

export interface BankCardRow {
  card_id: string;
  member_id: string;
  bank_code: string;
  bank_name: string;
  card_type: BankCard['cardType'];
  last4: string;
  /** HMAC of the number. */
  number_hash: string;
  holder: string;
  mobile_phone: string;
  /** `pending`: the code was sent. */
  state: 'pending' | 'bound' | 'unbound';
  created_at: number;
  bound_at: number | null;
}

export interface WithdrawalRow {
  withdrawal_id: string;
  member_id: string;
  card_id: string;
  amount: Fen;
  fee: Fen;
  state: WithdrawState;
  reason: string;
  created_at: number;
  processing_at: number | null;
  done_at: number | null;
  /** The next step is due then; null at the end. */
  step_at: number | null;
}

interface TianhanbaoRow {
  member_id: string;
  /** Interest is paid up to the end of this day. */
  paid_through: string;
}

/** Entries of a wallet on one day; kept by the ledger's trigger. */
interface WalletDayRow {
  account: string;
  /** China day, counted from 1970. */
  day: number;
  kind: string;
  money_in: Fen;
  money_out: Fen;
  entries: number;
}

/** Tables of the wallet domain; created in migrations/030-wallet.ts and 032-wallet-days.ts. */
export interface WalletTables {
  recharge_orders: RechargeOrderRow;
  bank_cards: BankCardRow;
  withdrawals: WithdrawalRow;
  tianhanbao: TianhanbaoRow;
  wallet_days: WalletDayRow;
}

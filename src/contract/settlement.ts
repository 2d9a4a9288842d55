import type { z } from 'zod';
import type { CreditLook, Settlement } from '#domain/company-bill/settlement.ts';
import type { SettlementChange } from '#domain/company-bill/settlement-words.ts';
import { row } from './row.ts';
import type { Day, Moment, Yuan } from './row.ts';
import type { settlementSchemas } from './settlement.schema.ts';

type In<K extends keyof typeof settlementSchemas> = z.input<(typeof settlementSchemas)[K]>;

/** A setting as its company reads it: the account number is its tail. */
export interface SettlementView extends Omit<Settlement, 'creditLimit' | 'remittance'> {
  remittance: { accountName: string; bank: string; numberTail: string };
}

export interface BillCycle {
  from: Day;
  to: Day;
  /** When the bill is issued. */
  closesAt: Moment;
  confirmBy: Day;
  dueOn: Day;
}

/** A wish for another limit. */
export interface LimitRequest {
  no: string;
  state: 'open' | 'granted' | 'refused' | 'withdrawn';
  /** The limit of then. */
  was: Yuan;
  limit: Yuan;
  reason: string;
  askedBy: string;
  askedAt: Moment;
  /** "" while it is open. */
  answer: string;
  answeredAt: Moment | '';
}

export interface SettlementSaved {
  version: number;
  from: Day;
  by: string;
  at: Moment;
  changes: SettlementChange[];
}

export interface CompanySettlement {
  today: Day;
  /** Of the last save: a save names the version that it was made from. */
  version: number;
  inForce: SettlementView;
  /** Saved, and applies from that day; null while it says the same as the one in force. */
  pending: { from: Day; settlement: SettlementView } | null;
  /** The day from which a change of today applies. */
  changesFrom: Day;
  /** The running cycle. */
  cycle: BillCycle;
  credit: {
    limit: Yuan;
    /** Negative: more was given back than used. */
    used: Yuan;
    frozen: Yuan;
    available: Yuan;
    percent: number;
    look: CreditLook;
    /** Why the line takes no booking now: an overdue bill and what is owed; "" where it does. */
    stopped: string;
  };
  /** Money of the company that bills can be paid from, with its last movements, and the account that tops it up. */
  prepaid: {
    balance: Yuan;
    movements: { at: Moment; kind: 'topUp' | 'bill' | 'surplus'; billNo: string; amount: Yuan }[];
    transfer: { accountName: string; bank: string; number: string; reference: string };
  };
  /** The last wish for another limit. */
  request: LimitRequest | null;
  /** Invoice titles to choose from. */
  titles: { titleId: number; titleName: string; taxNo: string }[];
  /** The last saves, newest first. */
  saved: SettlementSaved[];
}

/** Days of the last year by some terms. */
export interface YearByTerms {
  highest: Yuan;
  highestOn: Day | '';
  warnedDays: number;
  refusedOrders: number;
  refusedDays: number;
  refused: Yuan;
  /** Highest sum that was open on each day of the year. */
  days: Yuan[];
  due: { from: Day; to: Day; dueOn: Day; sum: Yuan }[];
}

export interface SettlementPreview {
  /** The running cycle, which keeps its terms, and three by the terms that were asked for. */
  cycles: BillCycle[];
  /** The last year by the terms in force and by these, each bill paid on its due day, by prepaid settlement on the day of its issue; null: no order has used the credit. */
  year: { from: Day; to: Day; inForce: YearByTerms; wanted: YearByTerms } | null;
}

const options = { members: ['70'], ours: true } as const;

/** Settlement of a company: cycles, invoice, remittance, contacts; the credit limit is the provider's. */
export const settlement = {
  get: row<In<'get'>, CompanySettlement>('/finance/settlement/get', '结算设置', {
    ...options,
    reads: true,
    has: 'inForce',
  }),
  save: row<In<'save'>, CompanySettlement>('/finance/settlement/save', '修改结算设置，下一账期生效', {
    ...options,
    has: 'inForce',
  }),
  withdraw: row<In<'withdraw'>, CompanySettlement>('/finance/settlement/withdraw', '撤回尚未生效的结算设置', {
    ...options,
    has: 'inForce',
  }),
  preview: row<In<'preview'>, SettlementPreview>(
    '/finance/settlement/preview',
    '预览后三个账期，以及过去一年按此设置的占用与到期',
    { ...options, reads: true, has: 'cycles' },
  ),
  askLimit: row<In<'askLimit'>, CompanySettlement>('/finance/settlement/askLimit', '申请调整授信额度', {
    ...options,
    has: 'inForce',
  }),
  withdrawLimit: row<In<'withdrawLimit'>, CompanySettlement>('/finance/settlement/withdrawLimit', '撤回额度申请', {
    ...options,
    has: 'inForce',
  }),
} as const;

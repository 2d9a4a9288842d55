import type { z } from 'zod';
import type { bankSchemas } from './bank.schema.ts';
import { row } from './row.ts';
import type { Moment } from './row.ts';

type In<K extends keyof typeof bankSchemas> = z.input<(typeof bankSchemas)[K]>;

export interface BankCard {
  cardId: string;
  bankCode: string;
  bankName: string;
  cardType: 'debit' | 'credit' | '';
  /** The only digits of the number that the server keeps. */
  last4: string;
  /** `*砚清`. */
  holder: string;
  /** `138****0010`. */
  mobilePhone: string;
  boundTime: Moment;
}

export interface BankCards {
  cards: BankCard[];
  /** Cards a member may bind. */
  max: number;
  /** The holder that a new card must have: the member, or the company of its account. "": any name, of a member who has given none. */
  holder: string;
  /** Banks whose cards can be bound. */
  banks: { bankCode: string; bankName: string }[];
}

/** The bank of a card number; `known` is false where its first digits are in no table. */
export interface BankType {
  known: boolean;
  bankCode: string;
  bankName: string;
  cardType: 'debit' | 'credit' | '';
  /** The check digit fits; false is a warning, never a refusal. */
  passesLuhn: boolean;
}

/** A code was sent to the phone. */
export interface BankCodeSent {
  cardId: string;
  bank: BankType;
  last4: string;
  /** `138****0010`. */
  mobilePhone: string;
  /** Seconds until the next code may be asked for. */
  retryAfter: number;
  /** Seconds the code is valid. */
  validFor: number;
}

/** Bank cards of withdrawals. Binding and unbinding take two steps: the advance call sends a code, the other uses it. */
export const bank = {
  list: row<In<'list'>, BankCards>('/bank/appNewBankViewListServelet', '已绑定的银行卡与支持的银行', {
    reads: true,
    has: 'cards',
  }),
  type: row<In<'type'>, BankType>('/bank/GetBankType', '按卡号识别银行', { reads: true, has: 'bankName' }),
  advanceBind: row<In<'advanceBind'>, BankCodeSent>('/bank/advanceBind', '绑卡第一步：校验卡片并向预留手机发送验证码', {
    has: 'cardId',
    ours: true,
  }),
  bind: row<In<'bind'>, BankCard>('/bank/bind', '绑卡第二步：校验验证码并绑定', { has: 'cardId', ours: true }),
  advanceUnbind: row<In<'advanceUnbind'>, BankCodeSent>('/bank/advanceUnbind', '解绑第一步：向预留手机发送验证码', {
    has: 'cardId',
    ours: true,
  }),
  unbind: row<In<'unbind'>, { cardId: string }>('/bank/unbind', '解绑第二步：校验验证码并解绑', {
    has: 'cardId',
    ours: true,
  }),
} as const;

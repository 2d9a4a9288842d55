import type { z } from 'zod';
import { codeFamilies } from '#domain/product/names.ts';
import type { OrderType } from '#domain/product/names.ts';
import type { Page } from './page.ts';
import type { payAuthSchemas } from './pay-auth.schema.ts';
import { row } from './row.ts';
import type { Moment, Yuan } from './row.ts';

type In<K extends keyof typeof payAuthSchemas> = z.input<(typeof payAuthSchemas)[K]>;

/** Account that a code charges: the owner's wallet, or the company's credit line for its business orders. */
export const codeScopes = ['wallet', 'company'] as const;
export const codeProducts = codeFamilies;
export const codeStates = ['active', 'used', 'expired', 'revoked'] as const;
export const codeGroups = ['all', ...codeStates] as const;
export type CodeGroup = (typeof codeGroups)[number];

/** A code by which a booker pays without the pay password. The code itself is in the answer of its creation alone. */
export interface PayCode {
  codeId: string;
  /** The last four signs. */
  codeEnd: string;
  scope: (typeof codeScopes)[number];
  products: (typeof codeProducts)[number][];
  capEach: Yuan;
  capTotal: Yuan;
  /** Paid with it so far; a refund gives nothing of it back. */
  used: Yuan;
  usesMax: number;
  uses: number;
  /** Masked; "" where the owner, the owner's family and colleagues may use it. */
  booker: string;
  note: string;
  state: (typeof codeStates)[number];
  created: Moment;
  expires: Moment;
}

/** The one answer that has the code in full. */
export interface NewPayCode extends PayCode {
  code: string;
}

/** One payment by a code. */
export interface PayCodeUse {
  useId: string;
  codeId: string;
  codeEnd: string;
  at: Moment;
  /** Masked name and phone of the booker. */
  booker: string;
  orderNo: string;
  type: OrderType;
  subject: string;
  amount: Yuan;
  /** Gone back to the account, or on its way. */
  returned: Yuan;
  /** The owner may open the order. */
  isOwn: boolean;
}

/** Payment codes of the member. */
export const payAuth = {
  list: row<In<'list'>, Page<PayCode>>('/payAuth/list', '支付授权码列表', { reads: true, has: 'rows', ours: true }),
  create: row<In<'create'>, NewPayCode>('/payAuth/create', '创建支付授权码', { has: 'code', ours: true }),
  revoke: row<In<'revoke'>, PayCode>('/payAuth/revoke', '撤销支付授权码', { has: 'codeId', ours: true }),
  uses: row<In<'uses'>, Page<PayCodeUse>>('/payAuth/uses', '支付授权码使用记录', {
    reads: true,
    has: 'rows',
    ours: true,
  }),
} as const;

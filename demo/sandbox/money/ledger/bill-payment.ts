import { sql } from 'kysely';

/** Number of the payment of a company's bill that the movement `m` books (acts/pay.ts writes its key); null of any other. */
export const billPaymentId = sql<
  number | null
>`case when m.kind = 'billPayment' then split_part(m.key, ':', 2)::bigint end`;

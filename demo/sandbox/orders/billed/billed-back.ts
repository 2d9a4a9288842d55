import { sql } from 'kysely';
import type { Envelope } from '#contract/row.ts';
import type { Fen } from '#domain/money.ts';
import { showSigned } from '#domain/money.ts';
import { refuse } from '../../ground/call.ts';
import type { Database, Tx } from '../../ground/call.ts';
import { takeLocks } from '../../ground/once.ts';
import type { Share } from '../../ground/database/tables/tables-after-sale.ts';

interface Billed {
  net: Fen;
  returned: Fen;
  credited: Fen;
  claimed: Fen;
}

/**
 * An order on the credit line of its company: `net` is what it costs the company now, after refunds and after what bills
 * have credited. `returned` by refunds, `credited` by disputes, `claimed` by those that wait for their answer. Until its
 * transaction ends, no other refund or answer of the order is at it.
 */
export async function billedBack(tx: Tx, orderId: string): Promise<Billed> {
  await takeLocks(tx, [`billed back ${orderId}`]);
  return await readBilled(tx, orderId);
}

/** As it is now, for those who only look. */
export async function readBilled(db: Database | Tx, orderId: string): Promise<Billed> {
  const { rows } = await sql<Record<keyof Billed, string>>`
    select coalesce(-sum(e.amount), 0) as net,
      coalesce(sum(e.amount) filter (where m.kind = 'refund'), 0) as returned,
      coalesce(sum(e.amount) filter (where m.kind = 'billCredit'), 0) as credited,
      (select coalesce(sum(d.claim), 0) from company_bill_disputes d
        join company_bill_rows r on r.bill_id = d.bill_id and r.no = d.no
        where d.company_id = (select o.company_id::int from orders o where o.order_id = ${orderId})
          and r.order_id = ${orderId} and d.state = 'waiting') as claimed
    from ledger_movements m join ledger_entries e on e.movement = m.movement
    where m.order_id = ${orderId} and e.account like 'credit:%'`.execute(db);
  const [found] = rows;
  return {
    net: Number(found?.net ?? 0),
    returned: Number(found?.returned ?? 0),
    credited: Number(found?.credited ?? 0),
    claimed: Number(found?.claimed ?? 0),
  };
}

/** The refusal of a refund that would give the company more than the order still costs it: a dispute has credited the rest. */
export const refusedTwice = (tx: Tx, orderId: string, shares: readonly Share[]): Promise<Envelope<never> | undefined> =>
  twice(shares, () => billedBack(tx, orderId));

/** The same where the refund is only quoted: nobody is asked to decide on what cannot be had. */
export const quotedTwice = (
  db: Database | Tx,
  orderId: string,
  shares: readonly Share[],
): Promise<Envelope<never> | undefined> => twice(shares, () => readBilled(db, orderId));

async function twice(shares: readonly Share[], read: () => Promise<Billed>): Promise<Envelope<never> | undefined> {
  const back = shares.reduce((sum, { source, amount }) => sum + (source?.startsWith('credit:') ? amount : 0), 0);
  if (back <= 0) return undefined;
  const { net, credited, claimed } = await read();
  if (!credited && !claimed) return undefined;
  if (back <= net - claimed) return undefined;
  return refuse(
    409,
    credited
      ? `该订单已在企业账单的异议中冲减 ${showSigned(credited, true)}，不能再按此金额退款，请由企业管理员联系结算专员`
      : `该订单在企业账单中有异议待答复（主张 ${showSigned(claimed, true)}），答复后才能退款`,
    { kind: 'billed' },
  );
}

import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import type { z } from 'zod';
import type { BillDispute } from '#contract/company-bill.ts';
import type { companyBillSchemas } from '#contract/company-bill.schema.ts';
import type { Page } from '#contract/page.ts';
import type { Envelope } from '#contract/row.ts';
import type { CompanyBillRow } from '#domain/company-bill/bill-row.ts';
import { momentAt } from '#domain/china-time.ts';
import { yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { memberOf } from '../../../ground/call.ts';
import type { Call, Database, Tx } from '../../../ground/call.ts';
import { paged } from '../../../ground/lists/paged.ts';
import { filesOf } from '../../applications/files.ts';
import { answerByOf, refusedUrge } from './posts.ts';
import type { DisputeReason, DisputeState } from '#domain/company-bill/bill-state.ts';

/** Times that the provider is asked about one row. */
export const mostRounds = 2;

interface ListedDispute {
  id: number;
  bill_id: number;
  bill_no: string;
  no: number;
  state: DisputeState;
  reason: DisputeReason;
  claim: Fen;
  credited: Fen;
  credited_in: BillDispute['creditedIn'];
  rounds: number;
  opened_at: number;
  asked_at: number;
  urged_at: number | null;
  decided_at: number | null;
  content: CompanyBillRow;
}

const disputesOf = (db: Database | Tx, companyId: number) =>
  db
    .selectFrom('company_bill_disputes as d')
    .innerJoin('company_bills as b', 'b.id', 'd.bill_id')
    .innerJoin('company_bill_rows as r', (join) => join.onRef('r.bill_id', '=', 'd.bill_id').onRef('r.no', '=', 'd.no'))
    .where('d.company_id', '=', companyId)
    .select([
      'd.id',
      'd.bill_id',
      'b.no as bill_no',
      'd.no',
      'd.state',
      'd.reason',
      'd.claim',
      'd.credited',
      'd.rounds',
    ])
    .select(
      sql<BillDispute['creditedIn']>`(select jsonb_build_object('billId', c.id, 'no', c.no) from ledger_movements l
        join company_bill_movements m on m.movement = l.movement join company_bills c on c.id = m.bill_id
        where d.credited > 0 and l.key = 'billCredit:' || d.id)`.as('credited_in'),
    )
    .select(['d.opened_at', 'd.asked_at', 'd.urged_at', 'd.decided_at', 'r.content']);

async function postsOf(db: Database | Tx, ids: readonly number[]) {
  const posts = ids.length
    ? await db.selectFrom('company_bill_posts').where('dispute_id', 'in', ids).orderBy('id').selectAll().execute()
    : [];
  const files = new Map(
    (await filesOf(db, [...new Set(posts.flatMap((post) => post.files))])).map((file) => [file.attachmentId, file]),
  );
  return posts.map((post) => ({ ...post, shown: post.files.flatMap((id) => files.get(id) ?? []) }));
}

async function view(db: Database | Tx, rows: readonly ListedDispute[], now: number): Promise<BillDispute[]> {
  const posts = await postsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    disputeId: row.id,
    billId: row.bill_id,
    billNo: row.bill_no,
    no: row.no,
    state: row.state,
    reason: row.reason,
    orderId: row.content.orderId,
    product: row.content.product,
    title: row.content.title,
    travellers: row.content.travellers,
    department: row.content.department,
    amount: yuanOf(row.content.amount),
    claim: yuanOf(row.claim),
    credited: yuanOf(row.credited),
    creditedIn: row.credited_in,
    openedAt: momentAt(row.opened_at),
    answeredAt: row.decided_at === null ? '' : momentAt(row.decided_at),
    mayAppeal: row.state === 'refused' && row.rounds < mostRounds,
    answerBy: row.state === 'waiting' ? answerByOf(row.asked_at) : '',
    mayUrge: !refusedUrge(row, now),
    urgedAt: row.state === 'waiting' && row.urged_at ? momentAt(row.urged_at) : '',
    posts: posts
      .filter((post) => post.dispute_id === row.id)
      .map((post) => ({
        postId: post.id,
        side: post.side,
        by: post.by_name,
        decision: post.decision,
        text: post.body,
        files: post.shown,
        at: momentAt(post.at),
      })),
  }));
}

export async function readDispute(
  db: Database | Tx,
  companyId: number,
  id: number,
  now: number,
): Promise<BillDispute | undefined> {
  const row = await disputesOf(db, companyId).where('d.id', '=', id).executeTakeFirst();
  return row && (await view(db, [row as ListedDispute], now))[0];
}

/** Disputes of the company, of one bill or of all, the newest first. */
export async function listDisputes(
  { billId, ...page }: z.output<typeof companyBillSchemas.disputes>,
  call: Call,
): Promise<Envelope<Page<BillDispute>>> {
  const all = disputesOf(call.db, memberOf(call).creditMemberId);
  return await paged(
    {
      db: call.db,
      query: billId === undefined ? all : all.where(sql<SqlBool>`d.bill_id = ${billId}`),
      sorts: { '-opened': sql.ref('d.opened_at') },
      id: sql.ref('d.id'),
      sums: { claim: sql.ref('d.claim'), credited: sql.ref('d.credited') },
    },
    page,
    (rows) => view(call.db, rows as ListedDispute[], call.now()),
  );
}

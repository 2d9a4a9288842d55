import { apps } from '../../ground/apps.ts';
import type { Envelope } from '#contract/row.ts';
import type { OrderType } from '#domain/product/names.ts';
import { showFen } from '#domain/money.ts';
import { aheadOfMember } from '../../ground/account-clock.ts';
import type { Call, Database } from '../../ground/call.ts';
import type { OrderApprovalRow } from '../../ground/database/tables/tables-order-approval.ts';
import { memberFrom } from '../../ground/member/tokens.ts';
import { portOf } from '../../orders/approval/ports.ts';
import { amountOf, nameOfRequest } from '../../orders/approval/requests.ts';
import { readSale } from '../../orders/sales/sale-rows.ts';
import type { AnySale } from '../../orders/sales/sale-rows.ts';
type Apply = (input: { quoteId: string; remark: string; requestId: string }, call: Call) => Promise<Envelope<unknown>>;
type Request = 'change' | 'refund';

const flights = {
  change: async () => (await import('../../products/flight/after-sale/change/change.ts')).applyChange,
  refund: async () => (await import('../../products/flight/after-sale/refund/refund.ts')).applyRefund,
};
/** Loaded with the first approved request: the tables of the railway are not read at the start of a server. */
const appliers: Partial<Record<OrderType, Record<Request, () => Promise<Apply>>>> = {
  airTicket: flights,
  gp: flights,
  train: {
    change: async () => (await import('../../products/train/after-sale/change.ts')).applyRailChange,
    refund: async () => (await import('../../products/train/after-sale/refund.ts')).applyRailRefund,
  },
  intl: {
    change: async () => (await import('../../products/intl/after-sale/change.ts')).applyIntlChange,
    refund: async () => (await import('../../products/intl/after-sale/refund.ts')).applyIntlRefund,
  },
};

const toBegin = async (db: Database) =>
  await db
    .selectFrom('order_approvals')
    .where('state', '=', 'agreed')
    .where('kind', '<>', 'order')
    .where('used_at', 'is', null)
    .where('moved_at', 'is', null)
    .orderBy('decided_at')
    .limit(20)
    .selectAll()
    .execute();
type Agreed = Awaited<ReturnType<typeof toBegin>>[number];

/** A call in the name of the applicant, who sends none at this time. */
async function callOf(db: Database, row: Agreed, now: number): Promise<Call | undefined> {
  const member = await db.selectFrom('members').where('id', '=', row.member_id).selectAll().executeTakeFirst();
  const app = apps.get(row.app_id);
  const { version } = await db.selectFrom('sandbox_state').select('version').executeTakeFirstOrThrow();
  return (
    member &&
    app && {
      db,
      version,
      now: () => now,
      appId: row.app_id,
      app,
      path: '/approved',
      member: memberFrom(member, row.app_id),
      tokenHash: '',
      address: '127.0.0.1',
      device: '',
      baseUrl: '',
      settings: { sandbox: true, captchaBypass: null, requestVerifyKey: null },
    }
  );
}

async function settle(
  db: Database,
  row: Agreed,
  change: Partial<OrderApprovalRow>,
  title: string,
  detail: string,
  now: number,
) {
  await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('order_approvals')
      .set({ used_at: change.used_at ?? null, moved_at: change.moved_at ?? null })
      .where('id', '=', row.id)
      .where('used_at', 'is', null)
      .where('moved_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows)
      await portOf(row.order_kind).tell(tx, row.order_id, row.kind as Request, { at: now, title, detail });
  });
}

/** One approved request: carried out as it was asked for, or at its price of now where that is the same. */
async function carryOut(db: Database, row: Agreed, shared: number): Promise<void> {
  const now = shared + (await aheadOfMember(db, row.member_id));
  const kind = row.kind as Request;
  const apply = await appliers[row.order_kind]?.[kind]();
  const call = await callOf(db, row, now);
  if (!apply || !call || !row.wish) return;
  const asked = { remark: '', ...row.wish.input };
  let answer = await apply({ ...asked, requestId: `approved-${row.id}` }, call);
  const fresh = answer.data as { kind?: string; quote?: { quoteId: string } | null } | null;
  if (answer.ret === 409 && fresh?.kind === 'quoteExpired' && fresh.quote) {
    const sale = await readSale<AnySale>(db, fresh.quote.quoteId);
    const amount = sale ? amountOf(kind, sale.content) : Number.NaN;
    if (amount !== row.wish.amount)
      return await settle(
        db,
        row,
        { moved_at: now },
        `${nameOfRequest(row)}金额有变化，请确认`,
        `审批时${sumOf(row.wish.amount)}，现为${sumOf(amount)}，请在订单中重新提交，无需再审批`,
        now,
      );
    answer = await apply({ ...asked, quoteId: fresh.quote.quoteId, requestId: `approved-${row.id}-now` }, call);
  }
  if (answer.ret !== 0)
    await settle(db, row, { used_at: now }, `${nameOfRequest(row)}未能办理`, `${answer.msg}，订单保持不变`, now);
}

const sumOf = (amount: number): string => (amount > 0 ? `补 ¥${showFen(amount)}` : `退 ¥${showFen(-amount)}`);

/** Requests that their companies have agreed to begin, each once. */
export async function carryOutApproved(db: Database, now: number): Promise<void> {
  for (const row of await toBegin(db)) await carryOut(db, row, now);
}

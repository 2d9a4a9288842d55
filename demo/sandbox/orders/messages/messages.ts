import { sql } from 'kysely';
import type { z } from 'zod';
import { unreadCap } from '#contract/message.ts';
import type { Message, UnreadMessages } from '#contract/message.ts';
import type { messageSchemas } from '#contract/message.schema.ts';
import type { Page } from '#contract/page.ts';
import type { Envelope } from '#contract/row.ts';
import { dayAt, momentAt } from '#domain/china-time.ts';
import { memberOf, ok } from '../../ground/call.ts';
import type { Call, Database, Tx } from '../../ground/call.ts';
import { paged } from '../../ground/lists/paged.ts';
import { decisionLink } from '../cases/decision-link.ts';

const sorts = { '-at': sql.ref('m.at') };
const id = sql.ref('m.id');

/** Messages of a member, with the head of the order that they are about; the rows of another member or application are not among them. */
const messagesOf = (db: Database | Tx, { memberId, appId }: { memberId: string; appId: string }) =>
  db
    .selectFrom('messages as m')
    // As an outer join the count leaves it out.
    .leftJoin('orders as o', 'o.order_id', 'm.order_id')
    .where('m.app_id', '=', appId)
    .where('m.member_id', '=', memberId)
    .select([
      'm.id',
      'm.kind',
      'm.title',
      'm.body',
      'm.at',
      'm.read_at',
      'm.order_id',
      'm.case_no',
      'm.task_id',
      'm.subject',
    ])
    .select(['o.kind as type', 'o.title as route', 'o.travel_at']);

/** For `paged`. */
export const listOfMessages = (db: Database | Tx, member: { memberId: string; appId: string }) => ({
  query: messagesOf(db, member),
  sorts,
  id,
});

type Read = Awaited<ReturnType<ReturnType<typeof messagesOf>['execute']>>[number];

const viewMessage = (row: Read, call: Call): Message => ({
  id: String(row.id),
  kind: row.kind,
  title: row.title,
  text: row.body,
  at: momentAt(row.at),
  isRead: row.read_at !== null,
  orderId: row.order_id ?? '',
  type: row.type ?? '',
  caseNo: row.case_no ?? '',
  decideBy: row.case_no && row.task_id ? decisionLink(call, { caseNo: row.case_no, taskId: row.task_id }) : '',
  // Messages of before they kept their subject read the order's head.
  subject: row.subject || row.travel_at === null ? row.subject : `${row.route ?? ''} ${dayAt(row.travel_at).slice(5)}`,
});

export async function listMessages(
  input: z.output<typeof messageSchemas.list>,
  call: Call,
): Promise<Envelope<Page<Message>>> {
  return await paged({ db: call.db, ...listOfMessages(call.db, memberOf(call)) }, input, (rows: Read[]) =>
    rows.map((row) => viewMessage(row, call)),
  );
}

export async function countUnread(_: unknown, call: Call): Promise<Envelope<UnreadMessages>> {
  const { appId, memberId } = memberOf(call);
  const { rows } = await sql<{ unread: number }>`select count(*)::int as unread from (
    select 1 from messages where app_id = ${appId} and member_id = ${memberId} and read_at is null limit ${sql.lit(unreadCap)}
  ) as counted`.execute(call.db);
  return ok({ unread: rows[0]?.unread ?? 0 });
}

/** Marks one message, or all, as read; answers how many are left. */
export async function markRead(
  input: z.output<typeof messageSchemas.read>,
  call: Call,
): Promise<Envelope<UnreadMessages>> {
  const { appId, memberId } = memberOf(call);
  const unread = call.db
    .updateTable('messages')
    .set({ read_at: call.now() })
    .where('app_id', '=', appId)
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null);
  await (input.id === undefined ? unread : unread.where('id', '=', Number(input.id))).execute();
  return await countUnread(null, call);
}

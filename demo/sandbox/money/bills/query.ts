import type { z } from 'zod';
import { billMembers, billsWithPnr } from '#contract/bill.ts';
import type { BillKind, BillPage, BillRow } from '#contract/bill.ts';
import type { billSchemas } from '#contract/bill.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { momentAt } from '#domain/china-time.ts';
import { yuanOf } from '#domain/money.ts';
import { rowOf } from '../../ground/member/tokens.ts';
import { memberOf, refuse } from '../../ground/call.ts';
import type { Call, Member } from '../../ground/call.ts';
import { paged } from '../../ground/lists/paged.ts';
import type { BillRecord } from './bill-source.ts';
import { inDaysOf, settingsOf } from './settings.ts';
import { isUnfiltered, openTransactions } from './movements.ts';
import { billSources } from './sources.ts';

/** Refuses a member who has no such bill; the route refuses them too. */
export const refusedBill = (kind: BillKind, member: Member): Envelope<never> | undefined =>
  billMembers[kind].includes(member.level) && (!billsWithPnr.includes(kind) || rowOf(member).pnr_import)
    ? undefined
    : refuse(403, '您没有使用此功能的权限');

export async function queryBill(
  { size, sort, after, skip, ...filters }: z.output<typeof billSchemas.query>,
  call: Call,
): Promise<Envelope<BillPage>> {
  const member = memberOf(call);
  const refused = refusedBill(filters.kind, member);
  if (refused) return refused;
  const asked = filters.kind === 'transaction' ? inDaysOf(filters, await settingsOf(call), call) : filters;
  if (filters.kind === 'transaction' && isUnfiltered(asked) && !sort && !after && !skip)
    return await openTransactions(call.db, size, viewRecords, member.memberId, member.appId);
  const list = billSources[filters.kind](call.db, member, asked);
  return await paged({ db: call.db, ...list }, { size, sort, after, skip }, viewRecords);
}

const viewRecord = (record: BillRecord): BillRow => ({
  id: record.id,
  at: momentAt(record.at),
  type: record.type,
  orderId: record.order_id ?? '',
  product: record.product ?? '',
  title: record.title ?? '',
  people: record.people ?? '',
  channel: record.channel ?? '',
  tradeNo: record.trade_no ?? '',
  direction: record.amount < 0 ? 'out' : 'in',
  amount: yuanOf(Math.abs(record.amount)),
  balance: record.balance === null ? '' : yuanOf(record.balance),
  state: record.state,
  remark: record.remark ?? '',
  figures: Object.fromEntries(
    Object.entries(record.figures).flatMap(([name, figure]) => (figure === null ? [] : [[name, yuanOf(figure)]])),
  ),
});

const viewRecords = (records: readonly BillRecord[]): BillRow[] => records.map(viewRecord);

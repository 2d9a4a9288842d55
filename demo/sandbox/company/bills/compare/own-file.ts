import { sql } from 'kysely';
import type { z } from 'zod';
import type { CompanyBillFileMatch } from '#contract/company-bill-match.ts';
import type { companyBillSchemas } from '#contract/company-bill.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { absentNumbers, matchFile } from '#domain/company-bill/own-file/match-file.ts';
import type {
  BilledOrder,
  OtherPlace,
  OwnFileDifference,
  OwnFileMatch,
} from '#domain/company-bill/own-file/match-file.ts';
import {
  findHead,
  headOf,
  lackingOf,
  mappedHead,
  ownFileLimits,
  ownFileTemplate,
  titleOf,
  valuesOf,
} from '#domain/company-bill/own-file/values.ts';
import type { OwnFileField, OwnFileHead, OwnFileValues } from '#domain/company-bill/own-file/values.ts';
import type { CompanyBillRow } from '#domain/company-bill/bill-row.ts';
import { yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { badInput, memberOf, ok } from '../../../ground/call.ts';
import type { Call, Database } from '../../../ground/call.ts';
import { moneyColumn, textColumn } from '../../../ground/lists/column.ts';
import type { Column } from '../../../ground/lists/column.ts';
import { saidColumns, saidName } from '../../../ground/lists/file-language.ts';
import { readImport, templateOf, wholeFile } from '../../../ground/lists/import.ts';
import type { ImportFormat } from '../../../ground/lists/import.ts';
import type { Bill } from '../close.ts';
import { findBill, isElsewhere, noBill } from '../show.ts';

type Asked = Pick<z.output<typeof companyBillSchemas.matchFile>, 'file' | 'mapping'>;

/** Differences of one answer; a file has them all. */
const mostShown = 200;

const format: ImportFormat<OwnFileField, OwnFileHead, OwnFileValues> = {
  limits: ownFileLimits,
  rowsPerTurn: 2_000,
  findHead,
  headOf,
  mappedHead,
  lackingOf,
  titleOf,
  valuesOf,
  people: '订单',
  tooMany: `一次最多比对 ${ownFileLimits.rows} 行，请分成几个文件`,
};

const readOrders = async (db: Database, bill: Pick<Bill, 'id'>): Promise<BilledOrder[]> => {
  const { rows } = await sql<Omit<BilledOrder, 'tickets'> & { tickets: string | null }>`
    select order_id as "orderId", sum(amount)::bigint as amount, coalesce(sum(amount) filter (where amount < 0), 0)::bigint as back,
      coalesce(-sum((content -> 'figures' ->> 'otherPayers')::bigint), 0)::bigint as personal,
      string_agg(distinct content -> 'facts' ->> 'ticketNo', '、') as tickets
    from company_bill_rows where bill_id = ${bill.id} group by order_id order by min(no)`.execute(db);
  return rows.map(({ tickets, ...row }) => ({
    orderId: row.orderId,
    amount: Number(row.amount),
    back: Number(row.back),
    personal: Number(row.personal),
    tickets: (tickets ?? '').split('、').filter(Boolean),
  }));
};

/** Rows of these orders in other bills of the company, oldest bill first. */
async function readPlaces(
  db: Database,
  bill: Pick<Bill, 'id' | 'company_id'>,
  numbers: string[],
): Promise<OtherPlace[]> {
  const { rows } = await sql<OtherPlace>`
    select r.order_id as "orderId", b.no as "billNo", sum(r.amount)::bigint as amount, not b.is_closed as "isOpen"
    from company_bill_rows r join company_bills b on b.id = r.bill_id
    where r.company_id = ${bill.company_id} and r.bill_id <> ${bill.id} and r.order_id = any(${numbers})
    group by r.order_id, b.id order by b.id`.execute(db);
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

/** Business orders of the company that no bill has: others have paid them. */
async function readPrivates(db: Database, companyId: number, numbers: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ order_id: string }>`
    select order_id from orders where company_id = ${String(companyId)} and order_id = any(${numbers})`.execute(db);
  return new Set(rows.map(({ order_id: orderId }) => orderId));
}

interface Compared {
  columns: CompanyBillFileMatch['columns'];
  looksHeadless: boolean;
  /** null: a needed column is not mapped. */
  match: OwnFileMatch | null;
}

/** The file is read and compared; nothing of it is stored. A text says why it is not read. */
async function compare(db: Database, bill: Bill, { file, mapping }: Asked): Promise<Compared | string> {
  // A file that the headings do not explain is mapped by its member.
  const found = await readImport(file, mapping ?? { firstIsData: false }, format);
  if (typeof found === 'string') return found;
  const { columns, looksHeadless, rows } = found;
  if (lackingOf(found.fields).length) return { columns, looksHeadless, match: null };
  const orders = await readOrders(db, bill);
  const absent = absentNumbers(rows, orders);
  const places = await readPlaces(db, bill, [...orders.map(({ orderId }) => orderId), ...absent]);
  return {
    columns,
    looksHeadless,
    match: matchFile(rows, orders, places, await readPrivates(db, bill.company_id, absent)),
  };
}

interface About {
  order_id: string;
  content: CompanyBillRow;
  app_id: string | null;
}

/** Titles and products of the orders that are shown. */
async function readAbout(db: Database, billId: number, orderIds: string[]): Promise<Map<string, About>> {
  const { rows } = await sql<About>`
    select distinct on (r.order_id) r.order_id, r.content, o.app_id from company_bill_rows r left join orders o on o.order_id = r.order_id
    where r.bill_id = ${billId} and r.order_id = any(${orderIds}) order by r.order_id, r.no`.execute(db);
  return new Map(rows.map((row) => [row.order_id, row]));
}

const yuanOrNull = (fen: Fen | null): string | null => (fen === null ? null : yuanOf(fen));

export async function matchOwnFile(
  { billId, ...asked }: z.output<typeof companyBillSchemas.matchFile>,
  call: Call,
): Promise<Envelope<CompanyBillFileMatch>> {
  const bill = await findBill(call.db, billId, memberOf(call).creditMemberId);
  if (!bill) return noBill();
  const compared = await compare(call.db, bill, asked);
  if (typeof compared === 'string') return badInput('file', compared);
  const { columns, looksHeadless, match } = compared;
  if (!match) return ok({ columns, looksHeadless, match: null });
  const { lines, orders, equal, sums, differences } = match;
  const shown = differences.slice(0, mostShown);
  const about = await readAbout(
    call.db,
    billId,
    shown.map(({ orderId }) => orderId),
  );
  return ok({
    columns,
    looksHeadless,
    match: {
      lines,
      orders,
      equal,
      sums: { file: yuanOf(sums.file), bill: yuanOf(sums.bill), spread: yuanOf(sums.file - sums.bill) },
      rows: shown.map((row) => {
        const known = about.get(row.orderId);
        return {
          ...row,
          file: yuanOrNull(row.file),
          bill: yuanOrNull(row.bill),
          title: known?.content.title ?? '',
          product: known?.content.product ?? 'airTicket',
          isElsewhere: isElsewhere(call, known?.app_id),
        };
      }),
      total: differences.length,
    },
  });
}

const fileColumns: readonly Column<OwnFileDifference>[] = [
  textColumn('订单号', ({ number }) => number),
  textColumn('文件行号', ({ lines }) => lines.join('、')),
  textColumn('说明', ({ note }) => note),
  moneyColumn('文件金额', ({ file }) => file),
  moneyColumn('账单金额', ({ bill }) => bill),
  moneyColumn('相差', ({ file, bill }) => (file ?? 0) - (bill ?? 0)),
  textColumn('原因', ({ text }) => text),
];

/** The template, or every difference between a file and a bill. */
export async function ownFileDifferences(
  { billId, format: ending, locale, file, mapping }: z.output<typeof companyBillSchemas.matchFileExport>,
  call: Call,
): Promise<Envelope<{ fileName: string; content: string }>> {
  if (file === undefined) return ok(await templateOf('对账清单', ownFileTemplate, { format: ending, locale }));
  const bill = await findBill(call.db, billId, memberOf(call).creditMemberId);
  if (!bill) return noBill();
  const compared = await compare(call.db, bill, { file, mapping });
  if (typeof compared === 'string') return badInput('file', compared);
  return ok(
    await wholeFile(
      saidName(`对账差异-${bill.no}`, locale),
      saidColumns(fileColumns, locale),
      compared.match?.differences ?? [],
      ending,
    ),
  );
}

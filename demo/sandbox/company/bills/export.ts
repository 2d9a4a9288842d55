import { sql } from 'kysely';
import type { z } from 'zod';
import type { companyBillSchemas } from '#contract/company-bill.schema.ts';
import {
  billColumnNames,
  billColumns,
  billRowKindNames,
  billSettleNames,
  billVerdictNames,
  isSummed,
  valueOf,
} from '#domain/company-bill/bill-columns.ts';
import type { BillColumnName } from '#domain/company-bill/bill-columns.ts';
import type { CompanyBillRow } from '#domain/company-bill/bill-row.ts';
import type { DisputeState } from '#domain/company-bill/bill-state.ts';
import { showFen, yuanOf } from '#domain/money.ts';
import { products } from '#domain/product/products.ts';
import { memberOf, refuse } from '../../ground/call.ts';
import type { Database } from '../../ground/call.ts';
import { sentFile } from '../../ground/lists/exported.ts';
import type { Column } from '../../ground/lists/column.ts';
import { saidColumns } from '../../ground/lists/file-language.ts';
import { keptFile } from '../../ground/lists/list-file.ts';
import { conditionOf } from './row-query.ts';
import { findBill, noBill } from './show.ts';

type Input = z.output<typeof companyBillSchemas.export>;

/** Rows that are read at once: few enough to be garbage before the next ones, or the memory of a long file grows. */
const rowsAtOnce = 100;
/** Of a sheet, as spreadsheet programs take them, without its head and the lines below its rows. */
const mostRows = { xlsx: 1_048_576 - 1 - 5, csv: 10_000_000 } as const;

interface FileRow extends CompanyBillRow {
  /** The text that the bill's hash is made of. */
  line: string;
  disputed: DisputeState | '';
}
/** A line below the rows: a label, and sums where it has them. */
interface Foot {
  label: string;
  sums?: ReadonlyMap<BillColumnName, number>;
}

const disputeNames: Readonly<Record<DisputeState, string>> = {
  waiting: '异议处理中',
  refused: '异议待回复',
  accepted: '异议已采纳',
  settled: '异议已了结',
  withdrawn: '异议已撤回',
};

/** The dispute of a row and its standard: neither hides the other. */
function markOf({ kind, disputed, verdict, figures: { overAmount } }: FileRow): string {
  // As on the screen, a standard is that of a sale.
  if (kind !== 'sale') return [disputed && disputeNames[disputed], billRowKindNames[kind]].filter(Boolean).join('；');
  const over = verdict === 'over' && overAmount ? ` ¥${showFen(overAmount, true)}` : '';
  const standard = verdict === 'ok' && disputed ? '' : billVerdictNames[verdict] + over;
  return [disputed && disputeNames[disputed], standard].filter(Boolean).join('；');
}

const words: Readonly<Partial<Record<BillColumnName, (row: FileRow) => string>>> = {
  product: ({ product }) => products[product].name,
  kind: ({ kind }) => billRowKindNames[kind],
  direction: ({ amount }) => (amount < 0 ? '退回' : '支出'),
  settle: ({ settle }) => billSettleNames[settle],
  verdict: markOf,
};

/** A column of the screen as one of the file, with its type. */
function fileColumn(name: BillColumnName): Column<FileRow> {
  const { label: title, kind } = billColumns[name];
  const textOf = words[name] ?? ((row: FileRow): string => String(valueOf(row, name) ?? ''));
  if (kind === 'sum' || kind === 'fen')
    return { title, type: 'money', value: (row) => yuanOf(Number(valueOf(row, name) ?? 0)) };
  if (kind === 'count')
    return {
      title,
      type: 'number',
      value: (row) => {
        const count = valueOf(row, name);
        return count === undefined ? '' : String(name === 'discount' ? Number(count) / 100 : count);
      },
    };
  // Other moments may be days without a clock time: they stay texts.
  return { title, type: name === 'at' ? 'moment' : 'text', value: textOf };
}

const lineColumn: Column<FileRow> = {
  title: '规范行',
  type: 'text',
  value: ({ line }) => line,
};

/** On the screen they stand below the title: days of a stay with its nights, the kind of a refund. */
const belowTitle: readonly BillColumnName[] = ['note', 'nights'];

/**
 * The columns with the lines below the rows: their label stands in the first text column. Number and canonical line of
 * a row are in every file, so that anybody can compute the bill's hash from it.
 */
function columnsWithFoot({ columns: chosen, locale }: Input): Column<FileRow | Foot>[] {
  const names = namesOf(chosen);
  const said = saidColumns([...names.map(fileColumn), lineColumn], locale);
  const columns = said.map((column, at) => ({ name: names[at] ?? ('line' as const), ...column }));
  const labelled = columns.find(({ type }) => type === 'text');
  return columns.map(({ name, title, type, value }) => ({
    title,
    type,
    value(row) {
      if (!('label' in row)) return value(row);
      if (name === labelled?.name) return row.label;
      const sum = name === 'line' ? undefined : row.sums?.get(name);
      return sum === undefined ? '' : type === 'money' ? yuanOf(sum) : String(sum);
    },
  }));
}

const namesOf = (chosen: readonly BillColumnName[]): BillColumnName[] => {
  const wanted = new Set<BillColumnName>(['no', ...chosen, ...(chosen.includes('title') ? belowTitle : [])]);
  return billColumnNames.filter((name) => wanted.has(name));
};

const footWords = {
  'zh-CN': {
    sum: (rows: number) => `合计 ${rows} 行`,
    no: (no: string) => `账单号 ${no}`,
    days: (from: string, to: string) => `账期 ${from} 至 ${to}`,
    hash: (hash: string) => `校验码 SHA-256 ${hash}`,
    part: (all: number, here: number) => `账单共 ${all} 行，本文件 ${here} 行：导出全部行后才能由规范行算出校验码`,
  },
  en: {
    sum: (rows: number) => `Sums of ${rows} rows`,
    no: (no: string) => `Bill ${no}`,
    days: (from: string, to: string) => `Cycle ${from} to ${to}`,
    hash: (hash: string) => `Checksum SHA-256 ${hash}`,
    part: (all: number, here: number) =>
      `${here} of the ${all} rows of the bill: its checksum follows from the canonical lines of all of them`,
  },
} as const;

/** Rows in the order of the bill, part by part; below them their sums, the bill's number, its days and its hash. */
async function* withFoot(db: Database, input: Input, parts: AsyncIterable<FileRow[]>) {
  const summed = namesOf(input.columns).filter(isSummed);
  const sums = new Map<BillColumnName, number>(summed.map((name) => [name, 0]));
  let count = 0;
  for await (const rows of parts) {
    count += rows.length;
    for (const row of rows)
      for (const name of summed) sums.set(name, (sums.get(name) ?? 0) + Number(valueOf(row, name) ?? 0));
    yield rows;
  }
  const bill = await db
    .selectFrom('company_bills')
    .where('id', '=', input.billId)
    .select(['no', 'from_day', 'to_day', 'rows', 'hash'])
    .executeTakeFirstOrThrow();
  const t = footWords[input.locale ?? 'zh-CN'];
  yield [
    { label: t.sum(count), sums },
    { label: t.no(bill.no) },
    { label: t.days(bill.from_day, bill.to_day) },
    ...(bill.hash ? [{ label: t.hash(bill.hash) }] : []),
    ...(bill.hash && count < bill.rows ? [{ label: t.part(bill.rows, count) }] : []),
  ];
}

/** Rows in the order of the bill, part by part. */
async function* partsOf(db: Database, input: Input): AsyncGenerator<FileRow[]> {
  for (let after = 0; ;) {
    const { rows } = await sql<{ no: number; content: CompanyBillRow; line: string; disputed: DisputeState | '' }>`
      select r.no, r.content, r.line, r.disputed from company_bill_rows r where ${conditionOf(input)} and r.no > ${after} order by r.no limit ${rowsAtOnce}`.execute(
      db,
    );
    if (!rows.length) return;
    after = rows.at(-1)?.no ?? after;
    yield rows.map(({ content, line, disputed }) => Object.assign(content, { line, disputed }));
    if (rows.length < rowsAtOnce) return;
  }
}

/** The rows of the view with its columns, sent while they are read. */
export const companyBillFile = keptFile<Input>({
  path: '/bill/company/exportFile',
  async nameOf({ billId }, db) {
    const bill = await db.selectFrom('company_bills').where('id', '=', billId).select('no').executeTakeFirst();
    return `企业账单-${bill?.no ?? ''}`;
  },
  async count(input, call) {
    const bill = await findBill(call.db, input.billId, memberOf(call).creditMemberId);
    if (!bill) return noBill();
    const { rows } = await sql<{ rows: number }>`
      select count(*)::int as rows from company_bill_rows r where ${conditionOf(input)}`.execute(call.db);
    const count = rows[0]?.rows ?? 0;
    if (!count) return refuse(404, '没有符合条件的明细可导出');
    return count > mostRows[input.format]
      ? refuse(400, '行数超过 xlsx 的上限，请导出 csv', { field: 'format' })
      : count;
  },
  open: (db, { input }, fileName) =>
    sentFile<FileRow | Foot>(
      { columns: columnsWithFoot(input), format: input.format, fileName },
      withFoot(db, input, partsOf(db, input)),
    ),
});

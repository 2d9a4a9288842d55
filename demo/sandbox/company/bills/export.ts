import { sql } from 'kysely';
import type { z } from 'zod';
import type { companyBillSchemas } from '#contract/company-bill.schema.ts';
import {
  billColumns,
  billRowKindNames,
  billSettleNames,
  billVerdictNames,
  valueOf,
} from '#domain/company-bill/bill-columns.ts';
import type { BillColumnName } from '#domain/company-bill/bill-columns.ts';
import type { CompanyBillRow } from '#domain/company-bill/bill-row.ts';
import { yuanOf } from '#domain/money.ts';
import { products } from '#domain/product/products.ts';
import { memberOf, refuse } from '../../ground/call.ts';
import type { Database } from '../../ground/call.ts';
import { sentFile } from '../../ground/lists/exported.ts';
import type { Column } from '../../ground/lists/column.ts';
import { keptFile } from '../../ground/lists/list-file.ts';
import { conditionOf } from './row-query.ts';
import { findBill, noBill } from './show.ts';

type Input = z.output<typeof companyBillSchemas.export>;

/** Rows that are read at once: few enough to be garbage before the next ones, or the memory of a long file grows. */
const rowsAtOnce = 100;
/** Of a sheet, as spreadsheet programs take them. */
const mostRows = { xlsx: 1_048_575, csv: 10_000_000 } as const;

const words: Readonly<Partial<Record<BillColumnName, (row: CompanyBillRow) => string>>> = {
  product: ({ product }) => products[product].name,
  kind: ({ kind }) => billRowKindNames[kind],
  direction: ({ amount }) => (amount < 0 ? '退回' : '支出'),
  settle: ({ settle }) => billSettleNames[settle],
  verdict: ({ verdict }) => billVerdictNames[verdict],
};

/** A column of the screen as one of the file, with its type. */
export function fileColumn(name: BillColumnName): Column<CompanyBillRow> {
  const { label: title, kind } = billColumns[name];
  const textOf = words[name] ?? ((row: CompanyBillRow): string => String(valueOf(row, name) ?? ''));
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

/** Rows in the order of the bill, part by part. */
async function* partsOf(db: Database, input: Input): AsyncGenerator<CompanyBillRow[]> {
  for (let after = 0; ;) {
    const { rows } = await sql<{ no: number; content: CompanyBillRow }>`
      select r.no, r.content from company_bill_rows r where ${conditionOf(input)} and r.no > ${after} order by r.no limit ${rowsAtOnce}`.execute(
      db,
    );
    if (rows.length) yield rows.map(({ content }) => content);
    if (rows.length < rowsAtOnce) return;
    after = rows.at(-1)?.no ?? after;
  }
}

/** The rows of the view with its columns, sent while they are read. */
export const companyBillFile = keptFile<Input>({
  path: '/bill/company/exportFile',
  nameOf: () => '企业账单',
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
    sentFile({ columns: input.columns.map(fileColumn), format: input.format, fileName }, partsOf(db, input)),
});

import { z } from 'zod';
import { billSplits } from '#domain/company-bill/bill-sums.ts';
import { billRowKinds } from '#domain/company-bill/bill-row.ts';
import { families } from '#domain/product/names.ts';
import { companyBillRowGroups } from './company-bill.ts';
import { pageFields } from './page.schema.ts';

export const billId = z.number().int().min(1, '缺少账单编号').max(2_000_000_000);
export const rowNo = z.number().int().min(1, '缺少行号').max(2_000_000_000);

/** Filters of rows; each may be left out. */
const rowFilters = {
  billId,
  family: z.enum(['all', ...families]).default('all'),
  kind: z.enum(['all', ...billRowKinds]).default('all'),
  group: z.enum(companyBillRowGroups).default('all'),
  /** A line of a split: by this dimension, with this name ("" is a name). */
  by: z.enum(billSplits).optional(),
  name: z.string().max(120).optional(),
  words: z.string().max(40, '不超过 40 个字').default(''),
};

export const companyBillSchemas = {
  list: z.object({ ...pageFields }),
  /** Without a number: the newest closed one, or else the open one. */
  detail: z.object({ billId: billId.optional() }),
  rows: z.object({ ...pageFields, ...rowFilters }),
  lines: z.object({ billId, after: z.number().int().min(0).default(0) }),
  explain: z.object({ billId, no: rowNo }),
} as const;

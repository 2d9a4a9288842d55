import { z } from 'zod';
import { billColumnNames, usualBillColumns } from '#domain/company-bill/bill-columns.ts';
import { billSplits } from '#domain/company-bill/bill-sums.ts';
import { ownFileFields } from '#domain/company-bill/own-file/values.ts';
import { billRowKinds } from '#domain/company-bill/bill-row.ts';
import { billPayMethods, companyBillGroups, disputeReasons } from '#domain/company-bill/bill-state.ts';
import { visibleText } from '#domain/typed-text.ts';
import { families } from '#domain/product/names.ts';
import { companyBillRowGroups } from './company-bill.ts';
import { md5, money, requestId } from './form-field.schema.ts';
import { exportFormats, fileLocales } from './page.ts';
import { pageFields } from './page.schema.ts';

const billId = z.number().int().min(1, '缺少账单编号').max(2_000_000_000);
const rowNo = z.number().int().min(1, '缺少行号').max(2_000_000_000);

const disputeId = z.number().int().min(1, '缺少异议编号').max(2_000_000_000);
const seenVersion = z.number().int().min(0).max(2_000_000_000).optional();
const disputeText = z
  .string()
  .overwrite((typed) => visibleText(typed).trim())
  .max(500, '说明最多 500 字');
const attachmentIds = z.array(z.uuid('附件编号不正确')).max(6, '附件最多 6 个').default([]);

/** .xlsx, or .csv in UTF-8 or GBK, in base64url: 5 MB and 100,000 lines at most. */
const ownFile = z
  .string()
  .min(1, '请选择要比对的文件')
  .max(7_000_000, '文件不能超过 5 MB')
  .regex(/^[\w-]+$/, '文件内容不正确');
const ownMapping = z.object({
  /** The field of each column, "" for none; without it the headings name them. */
  fields: z
    .array(z.enum(ownFileFields).or(z.literal('')))
    .max(40)
    .optional(),
  /** The first row is an order: the file has no headings. */
  firstIsData: z.boolean().default(false),
});

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
  list: z.object({
    ...pageFields,
    group: z.enum(companyBillGroups).default('all'),
    /** Of the first day. */
    year: z
      .string()
      .regex(/^(?:all|\d{4})$/, '年份不正确')
      .default('all'),
  }),
  /** Without a number: the newest closed one, or else the open one. */
  detail: z.object({ billId: billId.optional() }),
  rows: z.object({ ...pageFields, ...rowFilters }),
  lines: z.object({ billId, after: z.number().int().min(0).default(0) }),
  explain: z.object({ billId, no: rowNo }),
  dispute: z.object({
    requestId,
    billId,
    no: rowNo,
    reason: z.enum(disputeReasons),
    claim: money,
    text: disputeText.min(1, '请说明哪里不对'),
    attachmentIds,
  }),
  disputes: z.object({ ...pageFields, billId: billId.optional() }),
  disputeReply: z.object({
    requestId,
    disputeId,
    /** A further fact, the answer accepted, or asked again. */
    act: z.enum(['add', 'accept', 'appeal']),
    text: disputeText.default(''),
    attachmentIds,
  }),
  disputeWithdraw: z.object({ requestId, disputeId }),
  disputeUrge: z.object({ requestId, disputeId }),
  confirm: z.object({
    requestId,
    billId,
    /** Of the bill that was looked at. */
    hash: z.string().regex(/^[0-9a-f]{64}$/, '请先核对账单'),
    seenVersion,
    acknowledged: z.boolean(),
  }),
  reopen: z.object({ requestId, billId }),
  match: z.object({
    billId,
    group: z.enum(['all', 'different', 'unknown']).default('different'),
    after: z.string().max(40, '页码不正确').optional(),
  }),
  matchFile: z.object({ billId, file: ownFile, mapping: ownMapping.optional() }),
  /** Without a file: the template. */
  matchFileExport: z.object({
    billId,
    format: z.enum(exportFormats).default('xlsx'),
    locale: z.enum(fileLocales).optional(),
    file: ownFile.optional(),
    mapping: ownMapping.optional(),
  }),
  /** Without another bill: the one before it. */
  difference: z.object({ billId, otherBillId: billId.optional() }),
  /** One invoice by its number, or all of a bill as a zip. */
  invoiceFile: z.object({
    billId,
    no: z
      .string()
      .regex(/^(?:\d{20})?$/, '发票号码不正确')
      .default(''),
    format: z.enum(['pdf', 'html', 'xml', 'zip']),
  }),
  export: z.object({
    ...rowFilters,
    sort: pageFields.sort,
    format: z.enum(exportFormats).default('xlsx'),
    locale: z.enum(fileLocales).optional(),
    columns: z
      .array(z.enum(billColumnNames))
      .min(1, '至少保留一列')
      .default(usualBillColumns.flatMap((name) => (name === 'costCentre' ? [name, 'project' as const] : [name]))),
  }),
  payWithdraw: z.object({ requestId, billId, paymentId: z.number().int().positive('付款编号不正确') }),
  pay: z.object({ requestId, billId, method: z.enum(billPayMethods), amount: money, payPassword: md5.optional() }),
} as const;

import { z } from 'zod';
import { billSettingColumns, billSettingPeriods } from '#domain/bill/settings.ts';
import { billChannels, billColumnsOf, billFigures, billKinds, billPeriods, billStates, billTypes } from './bill.ts';
import type { BillColumn } from './bill.ts';
import { days, requestId, signedYuan, yuan } from './form-field.schema.ts';
import { orderTypes } from '#domain/product/names.ts';
import { exportFormats, fileLocales } from './page.ts';
import { pageFields, pageOf } from './page.schema.ts';

/** The kind of the bill, and its filters; each filter may be left out. */
const filters = {
  kind: z.enum(billKinds),
  type: z.enum(billTypes).default('all'),
  channel: z.enum(billChannels).default('all'),
  by: z.enum(billPeriods).default('month'),
  words: z.string().max(40, '不超过 40 个字').default(''),
  days: days.optional(),
};

/** Columns of the file; without them all that the bill has. */
const columns = z
  .array(z.enum(Array.from(new Set<BillColumn>(Object.values(billColumnsOf).flat()))))
  .min(1, '至少保留一列');

export const billSchemas = {
  query: z.object({ ...pageFields, ...filters }),
  export: z.object({
    ...filters,
    sort: pageFields.sort,
    format: z.enum(exportFormats).default('csv'),
    locale: z.enum(fileLocales).optional(),
    columns: columns.optional(),
  }),
  settings: z.object({}),
  saveSettings: z.object({
    requestId,
    columns: z.array(z.enum(billSettingColumns)),
    period: z.enum(billSettingPeriods),
  }),
} as const;

const moment = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);

/** The answer of `/bill/query`. */
export const billPage = pageOf(
  z.strictObject({
    id: z.string().min(1),
    at: moment,
    type: z.enum(billTypes).exclude(['all']),
    orderId: z.string(),
    product: z.enum([...orderTypes, 'benefit', '']),
    title: z.string(),
    people: z.string(),
    channel: z.enum([...billChannels, '']).exclude(['all']),
    tradeNo: z.string(),
    direction: z.enum(['in', 'out']),
    amount: yuan,
    balance: yuan.or(z.literal('')),
    state: z.enum(billStates),
    remark: z.string(),
    figures: z.partialRecord(z.enum(billFigures), signedYuan),
  }),
);

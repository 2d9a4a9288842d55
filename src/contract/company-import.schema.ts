import { z } from 'zod';
import { employeeFields, employeeLimits } from '#domain/company/import/values.ts';
import { requestId } from './form-field.schema.ts';
import { pageFields } from './page.schema.ts';
import { fileLocales } from './page.ts';

const cell = z.string().max(200, '单元格内容过长');
const field = z.enum(employeeFields);
const line = z.number().int().min(1).max(2_000_000);
const importId = z.number().int().min(1, '缺少导入编号').max(2_000_000_000);
/** .xlsx, or .csv in UTF-8 or GBK, in base64url: 5 MB and 20,000 employees at most. */
const file = z
  .string()
  .min(1, '请选择要导入的文件')
  .max(7_000_000, '文件不能超过 5 MB')
  .regex(/^[\w-]+$/, '文件内容不正确');
const mapping = z.object({
  /** The field of each column, "" for none; without it the headings name them. */
  fields: z
    .array(field.or(z.literal('')))
    .max(40)
    .optional(),
  /** The first row is an employee: the file has no headings. */
  firstIsData: z.boolean().default(false),
});
const choices = z.object({
  /** Employees whom the file does not name. */
  missing: z.enum(['leave', 'stay']),
  /** Departments that the company does not have. */
  departments: z.enum(['make', 'refuse']),
  /** Reports and departments of a leaver: `up`, to the leaver's manager; `none`, to nobody. */
  hand: z.enum(['up', 'none']),
});

export const companyImportSchemas = {
  importCheck: z.object({ file, mapping: mapping.optional() }),
  importFile: z.object({
    format: z.enum(['xlsx', 'csv']).default('xlsx'),
    /** Of the template. */
    locale: z.enum(fileLocales).optional(),
    /** The member's own file, out of which rows go back in its own columns; without it, the template. */
    file: file.optional(),
    mapping: mapping.optional(),
    rows: z
      .array(z.object({ line, mends: z.partialRecord(field, cell).optional(), reason: z.string().max(200) }))
      .max(employeeLimits.rows)
      .default([]),
  }),
  diff: z.object({
    requestId,
    /** A file, mended here; absent: that of the draft `importId`, with other choices or against the roster as it is now. */
    file: file.optional(),
    mapping: mapping.optional(),
    fileName: z.string().max(120, '文件名过长').default(''),
    mends: z
      .array(z.object({ line, values: z.partialRecord(field, cell) }))
      .max(employeeLimits.rows)
      .default([]),
    /** Lines that are not imported. */
    leftOut: z.array(line).max(employeeLimits.rows).default([]),
    importId: importId.optional(),
    choices,
  }),
  apply: z.object({
    requestId,
    importId,
    /** Of the difference that the member has seen. */
    fingerprint: z.string().min(1).max(80),
    /** The member has been asked once more: more than a tenth of the company leaves. */
    confirmed: z.boolean().default(false),
  }),
  undo: z.object({
    requestId,
    importId,
    /** Later edits: `exact` refuses where there are any, `keep` leaves them, `all` undoes them too. */
    mode: z.enum(['exact', 'keep', 'all']).default('exact'),
  }),
  list: z.object({ ...pageFields }),
  detail: z.object({ importId }),
  changes: z.object({
    ...pageFields,
    importId,
    kind: z.enum(['all', 'effect', 'added', 'changed', 'handed', 'left']).default('all'),
  }),
} as const;

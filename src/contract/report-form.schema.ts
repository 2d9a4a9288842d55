import { z } from 'zod';
import { day } from './form-field.schema.ts';
import { exportFormats, fileLocales } from './page.ts';
import { pageFields } from './page.schema.ts';
import {
  reportComparisons,
  reportDimensions,
  reportEventTypes,
  reportMeasureNames,
  reportPeriods,
  reportProducts,
} from './report-form.ts';

const keys = z.array(z.string().max(100)).max(50, '一次最多选择 50 项').optional();

/** Values of each dimension: any of them; of several dimensions: all of them. */
const where = z
  .object({
    department: keys,
    employee: keys,
    costCenter: keys,
    route: keys,
    airline: keys,
    cabin: keys,
    advance: keys,
    standard: keys,
    reason: keys,
    travelType: keys,
    payer: keys,
    project: keys,
    traveller: keys,
    city: keys,
  })
  .default({});

const filters = {
  product: z.enum(reportProducts).default('air'),
  days: z.object({ from: day, to: day }),
  where,
};

const compare = z.enum(reportComparisons).default('previous');

const pivot = {
  ...filters,
  compare,
  rows: z.enum(reportDimensions),
  columns: z.enum(reportDimensions).optional(),
  /** A measure, or `key` for the order of the dimension. */
  sort: z
    .string()
    .regex(/^(key|-?\w{1,20})$/, '排序方式不正确')
    .default('-amount'),
  limit: z.number().int().min(1).max(500).default(200),
};

const detail = {
  ...filters,
  type: z.enum(['all', ...reportEventTypes]).default('all'),
  words: z.string().max(40, '不超过 40 个字').default(''),
};

export const reportFormSchemas = {
  query: z.object({ ...filters, compare, by: z.enum(reportPeriods).default('month') }),
  companyStatistics: z.object({}),
  pivot: z.object(pivot),
  detail: z.object({ ...pageFields, ...detail }),
  export: z.object({
    ...pivot,
    measures: z.array(z.enum(reportMeasureNames)).min(1, '至少保留一个指标'),
    format: z.enum(exportFormats).default('csv'),
    locale: z.enum(fileLocales).optional(),
  }),
  detailExport: z.object({
    ...detail,
    sort: pageFields.sort,
    format: z.enum(exportFormats).default('csv'),
    locale: z.enum(fileLocales).optional(),
  }),
} as const;

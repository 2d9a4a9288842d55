import { z } from 'zod';
import { signedYuan } from './form-field.schema.ts';
import { totalCap } from './page.ts';

/** Fields of every call of a list, beside its filters. */
export const pageFields = {
  size: z.number().int().min(1).max(100).default(20),
  sort: z
    .string()
    .regex(/^-?\w{1,30}$/, '排序方式不正确')
    .optional(),
  after: z.string().max(400, '页码不正确').optional(),
  skip: z.number().int().min(0).max(totalCap).default(0),
};

/** The answer of a list of these rows. */
export const pageOf = <Item extends z.ZodType>(row: Item) =>
  z.object({
    rows: z.array(row),
    total: z.number().int().min(0).max(totalCap),
    next: z.string().nullable(),
    sums: z.record(z.string(), signedYuan).optional(),
  });

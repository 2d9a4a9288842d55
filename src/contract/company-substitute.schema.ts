import { z } from 'zod';
import { bookedProducts } from '#domain/company/preferences.ts';
import { mostSubjects, noticeKinds, sides, substituteStates } from '#domain/company/substitutes.ts';
import { day, requestId } from './form-field.schema.ts';
import { pageFields } from './page.schema.ts';

/** Number of a row of the company; a text on the wire. */
const substituteId = z.string().regex(/^[1-9]\d{0,14}$/, '编号不正确');
const id = z.number().int().min(1);

export const companySubstituteSchemas = {
  list: z.object({
    ...pageFields,
    state: z.enum(['all', ...substituteStates]).default('all'),
    /** Name of the booker. */
    keyword: z.string().max(40).optional(),
  }),
  detail: z.object({ substituteId }),
  save: z.object({
    requestId,
    /** Absent: a new one. */
    substituteId: substituteId.optional(),
    /** Of the one that was changed; 0 for a new one. */
    version: z.number().int().min(0).default(0),
    /** The employee who books. */
    bookerEmployeeId: id,
    subjects: z
      .array(z.object({ kind: z.enum(['employee', 'department']), id }))
      .min(1, '请选择出行人或部门')
      .max(mostSubjects, `出行人与部门最多 ${mostSubjects} 项`),
    bookedProducts: z.array(z.enum(bookedProducts)).min(1, '请至少选择一种产品').max(bookedProducts.length),
    from: day,
    /** "": without an end. */
    to: day.or(z.literal('')).default(''),
    standardOf: z.enum(sides),
    approverOf: z.enum(sides),
    costCenterOf: z.enum(sides),
    notice: z.enum(noticeKinds),
  }),
  end: z.object({ requestId, substituteId }),
  mine: z.object({
    product: z.enum(['all', ...bookedProducts]).default('all'),
    /** Name, or department. */
    keyword: z.string().max(40).optional(),
  }),
} as const;

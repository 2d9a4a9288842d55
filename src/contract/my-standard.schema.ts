import { z } from 'zod';

export const myStandardSchemas = {
  mine: z.object({
    /** An employee of the company's account; everybody else reads his own. */
    employeeId: z
      .number()
      .int('员工编号不正确')
      .min(1, '员工编号不正确')
      .max(2 ** 52, '员工编号不正确')
      .optional(),
  }),
} as const;

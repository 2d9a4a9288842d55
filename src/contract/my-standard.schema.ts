import { z } from 'zod';

export const myStandardSchemas = {
  mine: z.object({
    /** An employee, for the company's account; other callers read their own standard. */
    employeeId: z
      .number()
      .int('员工编号不正确')
      .min(1, '员工编号不正确')
      .max(2 ** 52, '员工编号不正确')
      .optional(),
  }),
  travellers: z.object({
    verifyKey: z.string().min(1, '请重新核对价格').max(64),
    /** Chosen from the list; guests of one room have its number. */
    travellers: z
      .array(
        z.object({
          passengerId: z.string().min(1).max(40),
          name: z.string().max(60),
          room: z.number().int().min(0).max(20).optional(),
        }),
      )
      .max(20, '出行人过多'),
  }),
} as const;

import { z } from 'zod';
import { certNo, certType, day, personName, place, psgType } from './form-field.schema.ts';
import { flightSchemas } from './flight.schema.ts';

const segment = z.object({
  flightNo: z.string().regex(/^(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\d{3,4}$/, '请输入正确的航班号'),
  /** "": the lowest fare. */
  cabin: z.string().regex(/^[A-Z]?$/, '舱位应为一个字母'),
  date: day,
  from: place,
  to: place,
});

export const quickOrderSchemas = {
  parse: z.object({ text: z.string().trim().min(1, '请粘贴内容').max(20_000, '内容过长，一次最多 2 万字') }),
  price: z.object({
    /** One flight, or out and back. */
    segments: z.array(segment).min(1, '请填写航班').max(2, '一次最多两个航段'),
    passengers: z
      .array(
        z.object({
          name: personName.max(60, '姓名过长'),
          psgType,
          certType,
          certNo,
        }),
      )
      .min(1, '请填写乘机人')
      .max(9, '每单最多 9 位乘机人'),
  }),
  create: flightSchemas.createOrder.pick({
    requestId: true,
    verifyKey: true,
    passengers: true,
    contact: true,
    acceptDuplicate: true,
    agreed: true,
    documentConsent: true,
  }),
} as const;

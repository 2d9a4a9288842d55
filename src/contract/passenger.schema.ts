import { z } from 'zod';
import { certType, day, psgType, requestId } from './form-field.schema.ts';
import { pageFields } from './page.schema.ts';

const passengerId = z.string().min(1, '缺少旅客编号').max(40);

export const document = z.object({
  certType,
  /** "" keeps the number that the passenger's document of this type has. */
  certNo: z.string().trim().max(40, '证件号码过长').default(''),
  /** Until when it is valid; needed for passports and permits. */
  certValidDate: day.optional(),
  /** ISO 3166-1 alpha-2 of the issuing country. */
  issueCountry: z.string().length(2).optional(),
});

export const passengerSchemas = {
  list: z.object({
    ...pageFields,
    /** Name, Latin name or its initials, department, phone, or the last four of a document. */
    keyword: z.string().max(40).optional(),
    /** Own passengers, colleagues, or those without a document that will do in 30 days. */
    group: z.enum(['all', 'own', 'company', 'attention']).optional(),
  }),
  detail: z.object({ id: passengerId }),
  reveal: z.object({ id: passengerId, certType }),
  save: z.object({
    requestId,
    id: z.string().max(40).optional(),
    name: z.string().trim().min(1, '请输入姓名').max(60, '姓名过长'),
    /** LAST/FIRST, for documents whose name is in Latin letters. */
    englishName: z.string().trim().max(80).optional(),
    psgType,
    sex: z.enum(['M', 'F']).optional(),
    bornDate: day.optional(),
    nationality: z.string().length(2).optional(),
    mobilePhone: z.string().max(20).optional(),
    documents: z.array(document).min(1, '请至少填写一种证件').max(10),
    /** The member has the person's consent to keep these data (quality.md, Security). */
    consent: z.boolean(),
    /** For a passenger under 14: the member is the guardian or acts for one. */
    guardianConsent: z.boolean().optional(),
  }),
  remove: z.object({ requestId, id: passengerId }),
} as const;

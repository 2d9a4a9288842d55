import { z } from 'zod';
import { visibleText } from '#domain/typed-text.ts';
import { requestId } from './form-field.schema.ts';

export const companyJoinSchemas = {
  mine: z.object({}),
  answer: z.object({
    requestId,
    joinId: z.number().int().min(1).max(999_999_999),
    agree: z.boolean(),
    /** The company may use the member's documents as a traveller. */
    shareDocuments: z.boolean().default(false),
    /** Of a refusal. */
    reason: z
      .string()
      .overwrite((text) => visibleText(text).trim())
      .max(100, '理由最多 100 个字')
      .default(''),
  }),
  documents: z.object({ requestId, share: z.boolean() }),
} as const;

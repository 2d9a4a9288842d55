import { z } from 'zod';
import { carClasses, carScenes } from '#domain/policy/schema.ts';
import { day, place, requestId, yuan } from './form-field.schema.ts';
import { travelStandardSchemas } from './travel-standard.schema.ts';
import { standardContent } from './travel-standard.schema.ts';

const { list, detail, save, retire } = travelStandardSchemas;
const { standardId, version } = retire.shape;

export const carSchemas = {
  list,
  detail: detail.extend({
    /** Version of the standard; absent: its draft, else the one in force. */
    version: version.optional(),
  }),
  save: save.extend({
    /** False: the draft is kept, nobody is judged by it. */
    isPublished: z.boolean().default(false),
    /** First day of the version; absent: today. */
    from: day.optional(),
    /** Subjects of other standards are taken over. */
    takeOver: z.boolean().default(false),
  }),
  remove: z.object({
    requestId,
    standardId,
    /** The version that the list has shown. */
    version,
  }),
  enable: z.object({
    requestId,
    standardId,
    version,
    /** False ends the standard with yesterday. */
    isEnabled: z.boolean(),
    takeOver: z.boolean().default(false),
  }),
  test: z.object({
    /** The content as it is being written; absent: that of the employee's standard. */
    content: standardContent.optional(),
    /** The employee whose rides of the month count; absent: one without any. */
    employeeId: z.number().int().min(1).optional(),
    /** Monday, 0. */
    weekday: z.number().int().min(0).max(6),
    time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, '请输入时间，例如 22:30'),
    scene: z.enum(carScenes),
    carClass: z.enum(carClasses),
    city: place,
    /** The city that the ride ends in; absent: the same. */
    toCity: place.optional(),
    amount: yuan,
  }),
  own: z.object({}),
  cities: z.object({}),
} as const;

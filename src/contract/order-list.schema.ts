import { z } from 'zod';
import { amounts, days, orderId } from './form-field.schema.ts';
import { dateKinds, orderGroups, orderOwners, orderTags, travelTypes } from './order-list.ts';
import { orderTypes } from '#domain/product/names.ts';
import { exportFormats, fileLocales } from './page.ts';
import { pageFields } from './page.schema.ts';

/** Filters of the order list; each may be left out. */
const filters = {
  type: z.enum(orderTypes).default('airTicket'),
  group: z.enum(orderGroups).default('all'),
  words: z.string().max(40, '不超过 40 个字').default(''),
  dateBy: z.enum(dateKinds).default('created'),
  days: days.optional(),
  travelType: z.enum(travelTypes).default('all'),
  owner: z.enum(orderOwners).default('all'),
  /** The member who booked, of those whose orders the caller sees. */
  bookerId: z
    .string()
    .regex(/^\d{1,20}$/, '会员编号不正确')
    .optional(),
  tags: z.array(z.enum(orderTags)).readonly().default([]),
  amounts: amounts.optional(),
};

export const orderListSchemas = {
  /** `latin`: rows have the Latin names of their passengers. */
  list: z.object({ ...pageFields, ...filters, latin: z.boolean().default(false) }),
  counts: z.object(filters).omit({ group: true }),
  export: z.object({
    ...filters,
    sort: pageFields.sort,
    format: z.enum(exportFormats).default('csv'),
    locale: z.enum(fileLocales).optional(),
    /** These alone, of those that the filters leave. */
    orderIds: z.array(orderId).min(1).max(500, '一次最多选择 500 个订单').optional(),
  }),
} as const;

import { z } from 'zod';
import {
  mostAttachments,
  mostCities,
  mostLegs,
  mostTravellers,
  tripModes,
  tripTypes,
} from '#domain/application/schema.ts';
import { bookedProducts } from '#domain/company/preferences.ts';
import { policyProducts } from '#domain/policy/schema.ts';
import { visibleText } from '#domain/typed-text.ts';
import { applicationId, day, days, requestId, yuan } from './form-field.schema.ts';
import { pageFields } from './page.schema.ts';

/** Number of the last save that the caller has seen; 0: it is new. */
const lock = z.number().int().min(0).max(1_000_000_000).default(0);
const text = (most: number, message: string) =>
  z
    .string()
    .overwrite((typed) => visibleText(typed).trim())
    .max(most, message);
const draftDay = day.or(z.literal('')).default('');
const city = z
  .string()
  .regex(/^[\w\u4e00-\u9fff]{2,20}$/, '请选择城市')
  .or(z.literal(''));
const employeeId = z.number().int().min(1);

const leg = z.object({
  /** Made by the form; unique in the application. */
  legId: z.string().regex(/^[\w-]{1,40}$/, '行程编号不正确'),
  product: z.enum(policyProducts, '请选择产品'),
  from: city.default(''),
  to: city.default(''),
  day: draftDay,
  toDay: draftDay,
  /** People on it. */
  travellers: z.number().int().min(1, '人数至少 1 人').max(mostTravellers).default(1),
  /** Rooms of a stay, rides of cars. */
  units: z.number().int().min(0).max(99, '数量不超过 99').default(0),
});

const traveller = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('employee'), employeeId }),
  z.object({
    kind: z.literal('external'),
    name: text(40, '姓名最多 40 字'),
    mobilePhone: text(20, '手机号码过长').default(''),
  }),
]);

/** A draft may lack anything; its submission checks the whole. */
const content = {
  reason: text(200, '出差事由最多 200 字').default(''),
  tripType: z.enum(tripTypes).or(z.literal('')).default(''),
  from: draftDay,
  to: draftDay,
  mode: z.enum(tripModes).default('legs'),
  legs: z.array(leg).max(mostLegs, `行程最多 ${mostLegs} 段`).default([]),
  cities: z.array(city).max(mostCities, `城市最多 ${mostCities} 个`).default([]),
  tripProducts: z.array(z.enum(policyProducts)).max(policyProducts.length).default([]),
  travellers: z.array(traveller).max(mostTravellers, `出行人最多 ${mostTravellers} 人`).default([]),
  budgets: z.partialRecord(z.enum(policyProducts), yuan.or(z.literal(''))).default({}),
  costCenter: text(40, '成本中心不正确').default(''),
  project: text(40, '项目最多 40 字').default(''),
  overReason: text(200, '放宽理由最多 200 字').default(''),
  attachments: z.array(z.string().min(1).max(60)).max(mostAttachments, `附件最多 ${mostAttachments} 个`).default([]),
  /** Approvers of the applicant's choice, where the process asks for them. */
  chosen: z.array(employeeId).max(25, '审批人最多 25 位').default([]),
} as const;

const known = { requestId, applicationId, lock } as const;

export const applicationSchemas = {
  list: z.object({
    ...pageFields,
    state: z.enum(['all', '0', '1', '2', '3', '4', '5', '6', '7']).default('all'),
    /** Reason, number, name of an applicant. */
    keyword: z.string().max(40).optional(),
    tripType: z.enum(['all', ...tripTypes]).default('all'),
    /** With this product among its legs, or among those that may be booked. */
    product: z.enum(['all', ...policyProducts]).default('all'),
    /** Trips on any of these days; an end may be open. */
    days: days.optional(),
  }),
  detail: z.object({ applicationId }),
  save: z.object({
    requestId,
    /** Absent: a new draft. */
    applicationId: applicationId.optional(),
    lock,
    ...content,
  }),
  submit: z.object({
    ...known,
    /** In place of the draft's own. */
    chosen: content.chosen.unwrap().optional(),
  }),
  withdraw: z.object(known),
  modify: z.object(known),
  copy: z.object({ requestId, applicationId }),
  remove: z.object(known),
  close: z.object(known),
  estimate: z.object({
    /** Of a draft that was saved: it does not overlap with itself. */
    applicationId: applicationId.optional(),
    mode: content.mode,
    from: draftDay,
    to: draftDay,
    legs: content.legs,
    cities: content.cities,
    tripProducts: content.tripProducts,
    travellers: content.travellers,
  }),
  covering: z.object({
    bookedProduct: z.enum(bookedProducts, '请选择产品'),
    /** Journeys of the booking in their order; a stay is one with its city in `to`. */
    segments: z
      .array(z.object({ from: city.default(''), to: city, day, toDay: draftDay }))
      .min(1, '请选择行程')
      .max(12),
    employeeIds: z.array(employeeId).max(mostTravellers).default([]),
    rooms: z.number().int().min(0).max(99).default(0),
    /** Part of the company. */
    amount: yuan.default('0'),
  }),
  attach: z.object({
    fileName: z.string().trim().min(1, '请选择文件').max(120, '文件名过长'),
    /** The file in base64url: pdf, xlsx, docx, png or jpg, 20 MB at most. */
    file: z
      .string()
      .min(1, '请选择文件')
      .max(28_000_000, '文件不能超过 20 MB')
      .regex(/^[\w-]*$/, '文件内容不完整，请重新选择'),
  }),
  attachment: z.object({ attachmentId: z.string().min(1).max(60) }),
} as const;

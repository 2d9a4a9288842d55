import { z } from 'zod';
import { keepPhone } from '#domain/address/check-address.ts';
import { visibleText } from '#domain/typed-text.ts';
import { contactName, requestId } from './form-field.schema.ts';
import { pageFields } from './page.schema.ts';

/** Number of a row of the member's own; a text on the wire. */
const ownId = z.string().regex(/^[1-9]\d{0,14}$/, '编号不正确');
const regionName = z.string().max(30, '名称过长');

export const addressSchemas = {
  list: z.object({
    ...pageFields,
    /** Receiver, place or street, or the end of the phone. */
    keyword: z.string().max(40).optional(),
  }),
  detail: z.object({ addressId: ownId }),
  save: z.object({
    requestId,
    /** Absent: a new address. */
    addressId: ownId.optional(),
    receiver: contactName.max(60, '收件人过长'),
    /** Mobile number, or landline as 021-62345678. */
    phone: z.string().overwrite(keepPhone).max(20, '电话过长'),
    /** Names of the table of divisions, from province to district. */
    province: regionName,
    city: regionName,
    district: regionName,
    street: z
      .string()
      .overwrite((text) => visibleText(text).trim())
      .max(200, '详细地址过长'),
    postcode: z.string().trim().max(10, '邮政编码过长').default(''),
    /** True makes it the default; false leaves the default as it is. */
    isDefault: z.boolean().default(false),
  }),
  makeDefault: z.object({ requestId, addressId: ownId }),
  remove: z.object({ requestId, addressId: ownId }),
} as const;

export const mapsSchemas = {
  suggestion: z.object({
    /** Start or part of a street's name; a house number behind it is kept. */
    keyword: z.string().trim().max(60),
    province: regionName,
    city: regionName,
    /** "": in the whole city. */
    district: regionName.default(''),
  }),
} as const;

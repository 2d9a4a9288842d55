import { z } from 'zod';
import { tidyDay } from '#base/typed-day.ts';
import { phoneOf } from '#domain/account/phone.ts';
import { isCountry } from '#domain/passenger/countries/countries.ts';
import { tidyContactName } from '#domain/passenger/contact.ts';
import { tidyCertNo } from '#domain/passenger/documents/id-card.ts';
import { tidyName } from '#domain/passenger/names/names.ts';
import { visibleText } from '#domain/typed-text.ts';

/**
 * Field schemas that several calls share. Names, phones, numbers of documents and days are read by the functions that
 * the forms of the client use.
 */
export const mobilePhone = z
  .string()
  .overwrite(phoneOf)
  .regex(/^1[3-9]\d{9}$/, '请正确输入手机号码');
export const md5 = z.string().regex(/^[0-9a-f]{32}$/i, '密码格式不正确');
export const smsCode = z.string().regex(/^\d{4,6}$/, '请输入短信验证码');
/** Colleagues for whom a business search is: each gets a verdict of their own. */
export const forWhom = z
  .array(
    z
      .number()
      .int('员工编号不正确')
      .min(1, '员工编号不正确')
      .max(2 ** 52, '员工编号不正确'),
  )
  .max(9, '一次最多为 9 人查询')
  .optional();

/**
 * Chosen from the list of travellers, for whom a business offer is: the standards of those who are employees judge and
 * split it. Guests of one room have its number. Absent or empty: the booker's own standard.
 */
export const forTravellers = z
  .array(z.object({ passengerId: z.string().min(1).max(40), room: z.number().int().min(0).max(20).optional() }))
  .max(20, '出行人过多')
  .optional();

/** `1990-1-5` is read as `1990-01-05` (specification 2, section 5). */
export const day = z
  .string()
  .regex(/^\d{4}-\d{1,2}-\d{1,2}$/, '日期格式应为 YYYY-MM-DD')
  .overwrite(tidyDay);
export const certNo = z.string().overwrite(tidyCertNo).max(40, '证件号码过长');
/** A name of a document in either script; the document type decides which of both is right. */
export const personName = z.string().overwrite((text) => visibleText(text).trim());
export const guestName = z.string().overwrite((text) => tidyName(text, 'either'));
export const latinName = z.string().overwrite((text) => tidyName(text, 'latin'));
/** Typed by the booker of a business order. */
const projectName = z
  .string()
  .overwrite((text) => visibleText(text).trim())
  .max(40, '项目最多 40 字');
/** Trip application that a business order is booked from. */
export const applicationId = z.string().regex(/^[1-9]\d{0,14}$/, '申请编号不正确');
/** Fields by which the booker of a business order explains it, in the order of every product. */
export const businessFields = {
  /** Over the standard: why. */
  overReason: z.string().trim().max(200, '超标原因最多 200 字').optional(),
  travelReason: z.string().trim().max(200, '出行事由最多 200 字').optional(),
  costCenter: z.string().max(40).optional(),
  /** The company's name for what the trip is for. */
  project: projectName.optional(),
  applicationId: applicationId.optional(),
} as const;
export const contactName = z.string().overwrite(tidyContactName);

/** "" leaves this end open. */
const endDay = day.or(z.literal(''));
export const days = z.object({ from: endDay, to: endDay });
export const yuan = z.string().regex(/^\d{1,9}(\.\d{1,2})?$/, '金额最多两位小数');
/** An amount that a member types: above zero, at most two decimals, at most 999999999. */
export const money = z
  .string()
  .regex(/^\d{1,15}(\.\d+)?$/, '请输入正确的金额')
  .regex(/^\d+(\.\d{1,2})?$/, '金额最多两位小数')
  .refine((text) => Number(text) > 0, '金额须大于 0')
  .refine((text) => Number(text) <= 999_999_999, '金额不能超过 999,999,999 元');
/** An amount that may be below nothing. */
export const signedYuan = z.string().regex(/^-?\d{1,12}(\.\d{1,2})?$/, '金额最多两位小数');
const endYuan = yuan.or(z.literal(''));
/** Yuan from and to; "" leaves an end open. */
export const amounts = z.object({ from: endYuan, to: endYuan });
/** Idempotency key of a call that creates or moves something. */
export const requestId = z.string().min(8, '缺少请求编号').max(64, '请求编号过长');
export const orderId = z.string().min(1, '缺少订单编号').max(40, '订单编号不正确');
/** IATA code of a city or an airport. */
export const place = z.string().regex(/^[A-Z]{3}$/, '请选择城市或机场');
export const psgType = z.enum(['ADT', 'CHD', 'INF', 'SD', 'SC', 'DR', 'DL', 'ZZ', 'CD']);
export const certType = z.enum(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
/** ISO 3166-1 alpha-2 of a country or region. */
export const country = z.string().length(2).refine(isCountry, '请选择国家或地区');

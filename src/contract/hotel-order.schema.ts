import { z } from 'zod';
import { keepTaxNo } from '#domain/invoice/tax-number.ts';
import {
  contactName,
  forTravellers,
  guestName,
  latinName,
  mobilePhone,
  orderId,
  personName,
  businessFields,
  requestId,
} from './form-field.schema.ts';
import { hotelId, stay } from './hotel.schema.ts';

const rateId = z.string().min(1, '请选择房型').max(60, '报价编号不正确');

const guest = z.object({
  /** Of the frequent list: an employee's standard is found by it, never by the name. Absent for a typed guest. */
  passengerId: z.string().max(40).optional(),
  name: guestName.min(1, '请输入入住人姓名').max(60, '姓名过长'),
  /** Surname and given name in Latin letters, where the hotel asks for it: `LIN/ZHIYUAN`. */
  pinyin: latinName.max(60, '拼音过长').optional(),
});

export const hotelOrderSchemas = {
  verify: z.object({
    hotelId,
    rateId,
    ...stay,
    travellers: forTravellers,
    /** The total that the member saw (yuan); a difference is answered with 409. */
    seenTotal: z.string().max(12).optional(),
  }),
  createOrder: z.object({
    requestId,
    /** From `verify`: holds price and rooms for some minutes. */
    verifyKey: z.string().min(1, '请重新核对房态与价格').max(64),
    /** One list of guests a room, the first is asked for at the desk. */
    guests: z
      .array(z.array(guest).min(1, '每间房请填写入住人').max(9))
      .min(1, '请填写入住人')
      .max(9, '每单最多 9 间房'),
    contact: z.object({
      name: contactName.min(1, '请输入联系人姓名').max(40),
      mobilePhone,
      email: z.union([z.literal(''), z.email('请输入正确的邮箱')]).optional(),
    }),
    /** `HH:mm` on the day of check-in, 24:00 and later as `次日 02:00`: one of `arrivalTimes` of `verify`. */
    arrival: z.string().min(1, '请选择预计到店时间').max(12),
    remark: z.string().trim().max(200, '备注最多 200 字').default(''),
    /** `platform`: after the stay by us; `desk`: at the hotel's desk; `none`. */
    invoice: z.enum(['platform', 'desk', 'none']).default('none'),
    /** Of an invoice by us: an ordinary one, or a special one for value added tax. */
    invoiceKind: z.enum(['normal', 'special']).default('normal'),
    invoiceTitle: personName.max(60, '发票抬头最多 60 字').optional(),
    taxNo: z.string().overwrite(keepTaxNo).max(40, '税号过长').optional(),
    ...businessFields,
    /** Read and accepted: booking terms and, for a guarantee, its amount. */
    agreed: z.boolean(),
  }),
  cancelQuote: z.object({ orderNo: orderId }),
  cancelOrder: z.object({
    requestId,
    orderNo: orderId,
    /** The penalty that the member saw (yuan); a higher one is answered with 409 and a new quote. */
    seenPenalty: z.string().max(12).default('0'),
    reason: z.string().trim().max(200, '取消原因最多 200 字').default(''),
  }),
  orderDetail: z.object({ orderNo: orderId }),
} as const;

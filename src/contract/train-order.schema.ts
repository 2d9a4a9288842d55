import { z } from 'zod';
import { seatClasses } from '#domain/rail/seat-classes.ts';
import { mostTickets } from '#domain/rail/most-tickets.ts';
import { berths } from '#domain/rail/seat-wish.ts';
import { ticketTypes } from '#domain/rail/ticket-types.ts';
import {
  certNo,
  certType,
  contactName,
  day,
  forTravellers,
  mobilePhone,
  orderId,
  personName,
  businessFields,
  requestId,
} from './form-field.schema.ts';
import { telecode, trainNumber, travelType } from './train.schema.ts';

export const seatClass = z.enum(seatClasses, '请选择席别');

const passenger = z.object({
  /** Of the frequent list; absent for a typed one. */
  passengerId: z.string().max(40).optional(),
  name: personName.min(1, '请输入乘车人姓名').max(60, '姓名过长'),
  certType,
  /** "" with a `passengerId`: the number that this passenger's document of the type has. */
  certNo: certNo.default(''),
  /** Read from an identity card; asked for with other documents. */
  birthday: day.optional(),
  ticketType: z.enum(ticketTypes, '请选择票种'),
  mobilePhone: z.union([z.literal(''), mobilePhone]).optional(),
  /** A child under 6 that goes free with an adult of the order: it has no seat and no ticket. */
  isFree: z.boolean().optional(),
  /** Asked for with a student ticket; kept with a frequent passenger. */
  student: z
    .object({
      school: z.string().trim().max(40, '学校名称过长'),
      entered: z.string().max(4, '入学年份不正确'),
      years: z.string().max(1, '学制不正确'),
      from: z.string().trim().max(20, '城市名称过长'),
      to: z.string().trim().max(20, '城市名称过长'),
    })
    .optional(),
});

const count = z.number().int().min(0).max(mostTickets).default(0);

/** Seats that are asked for; what cannot be had is given up, the order is made all the same. */
export const seatWish = z.object({
  /** Row and letter, two rows at most: `1A`, `2D`. */
  letters: z
    .array(z.string().regex(/^[12][A-F]$/, '座位不正确'))
    .max(mostTickets, '所选座位多于乘车人')
    .optional(),
  berths: z.object({ lower: count, middle: count, upper: count }).optional(),
});

export const trainOrderSchemas = {
  verify: z.object({
    /** One ride, two of a transfer, or the parts of a plan with changes of seat. */
    rides: z
      .array(
        z.object({
          trainNumber,
          date: day,
          fromStation: telecode,
          toStation: telecode,
          seatClass,
          /** Of a part of a plan with changes of seat: the seat that it shows. */
          seatNo: z.number().int().min(0).max(9999).optional(),
          /** Of a class with berths: the tier whose price was seen. */
          berth: z.enum(berths, '请选择铺位').optional(),
        }),
      )
      .min(1, '请选择车次')
      .max(6, '一次最多预订 6 程'),
    travelType,
    travellers: forTravellers,
    /** Of the party; its arrangement is told. */
    passengers: z.number().int().min(1).max(mostTickets).default(1),
    /** The price of one adult that the member saw (yuan); a difference is answered with 409. */
    seenTotal: z.string().max(12).optional(),
  }),
  createOrder: z.object({
    requestId,
    /** From `verify`: holds the price for some minutes. */
    verifyKey: z.string().min(1, '请重新核对车票与价格').max(64),
    passengers: z
      .array(passenger)
      .min(1, '请至少选择一位乘车人')
      .max(mostTickets, `每单最多购买 ${mostTickets} 张车票`),
    contact: z.object({
      name: contactName.min(1, '请输入联系人姓名').max(40),
      mobilePhone,
      email: z.union([z.literal(''), z.email('请输入正确的邮箱')]).optional(),
    }),
    /** For every train of the order alike. */
    seats: seatWish.optional(),
    /** One for each ride, in their order; in place of `seats`. */
    rideSeats: z.array(seatWish).max(6, '选座多于车次').optional(),
    /** Places to stand where seats of the class are short. */
    acceptNoSeat: z.boolean().default(false),
    /** Every passenger is insured on every train. */
    insured: z.boolean().default(false),
    ...businessFields,
    /** Read and accepted: the terms of the railway. */
    agreed: z.boolean(),
  }),
  orderDetail: z.object({ orderNo: orderId }),
  cancelOrder: z.object({
    requestId,
    orderNo: orderId,
    reason: z.string().trim().max(200, '取消原因最多 200 字').default(''),
    /** Only while the railway has not held its seats. */
    unseated: z.boolean().default(false),
  }),
} as const;

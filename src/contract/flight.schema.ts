import { z } from 'zod';
import { legNumbers, maxLegs } from '#domain/trip/legs.ts';
import {
  certNo,
  certType,
  contactName,
  day,
  mobilePhone,
  personName,
  place,
  businessFields,
  forTravellers,
  forWhom,
  psgType,
  requestId,
} from './form-field.schema.ts';

/** The number of the leg within the trip: 1 outbound, 2 return, up to six of a trip over several cities. */
export const triptype = z.literal([...legNumbers]);
const count = (max: number) => z.number().int('人数应为整数').min(0).max(max, `最多 ${max} 人`);
export const travelType = z.enum(['private', 'business']);

/** One flight of an order as the traveller chose it. */
const chosenSeat = z.object({
  triptype,
  flightId: z.string().min(1).max(60),
  cabinCode: z.string().min(1).max(4),
  /** The adult fare the traveller saw (yuan); a difference is answered with 409. */
  parPrice: z.string().max(12),
});

const orderPassenger = z.object({
  passengerId: z.string().max(40).optional(),
  name: personName.min(1, '请输入乘机人姓名').max(60, '姓名过长'),
  psgType,
  certType,
  /** "" with a `passengerId`: the number that this passenger's document of the type has. */
  certNo: certNo.default(''),
  certValidDate: day.optional(),
  bornDate: day.optional(),
  sex: z.enum(['M', 'F']).optional(),
  mobilePhone: z.union([z.literal(''), mobilePhone]).optional(),
  guardianConsent: z.boolean().optional(),
});

/** One airport of the city, where not all are wanted: `orgCity: 'SHA', orgAirport: 'SHA'` is Hongqiao alone. */
const onlyAirports = { orgAirport: place.optional(), dstAirport: place.optional() };

/** The party and the paying side: both decide the offers. */
const searchedParty = {
  adults: count(9).default(1),
  children: count(9).default(0),
  infants: count(9).default(0),
  travelType: travelType.default('private'),
};

export const flightSchemas = {
  cities: z.object({}),
  query: z.object({
    /** A city's code means all its airports, also where it is an airport's too (SHA, CTU). */
    orgCity: place,
    dstCity: place,
    ...onlyAirports,
    date: day,
    ...searchedParty,
    forWhom,
  }),
  lowPrices: z.object({
    orgCity: place,
    dstCity: place,
    ...onlyAirports,
    from: day,
    to: day,
    /** Prices count only where there are seats for all of them. */
    ...searchedParty,
    /** Only economy, premium economy, or business and first; "" is any. */
    cabin: z.enum(['', 'Y', 'W', 'CF']).default(''),
  }),
  verify: z.object({
    seats: z.array(chosenSeat).min(1, '请选择航班').max(maxLegs),
    adults: count(9),
    children: count(9),
    infants: count(9),
    travelType: travelType.default('private'),
    travellers: forTravellers,
  }),
  createOrder: z.object({
    requestId,
    /** From `verify`: holds price and rules for some minutes. */
    verifyKey: z.string().min(1, '请重新核对价格').max(64),
    travelType: travelType.default('private'),
    passengers: z.array(orderPassenger).min(1, '请至少选择一位乘机人').max(9, '每单最多 9 位乘机人'),
    contact: z.object({
      name: contactName.min(1, '请输入联系人姓名').max(40),
      mobilePhone,
      email: z.union([z.literal(''), z.email('请输入正确的邮箱')]).optional(),
    }),
    /** Insurance products by code, with the positions of the insured in `passengers`. */
    insurances: z
      .array(z.object({ insuType: z.string().max(20), passengers: z.array(z.number().int().min(0)) }))
      .default([]),
    voucher: z.enum(['electronic', 'none']).default('none'),
    ...businessFields,
    /** 1: a government-purchase ticket (公务票), a private order with the budget unit that buys it and its bank card. */
    gpFlag: z.union([z.literal(0), z.literal(1)]).default(0),
    budgetUnit: z.string().trim().max(60, '预算单位最多 60 字').optional(),
    unitCard: z.string().max(32).optional(),
    /** The traveller has seen that a passenger already flies that day and wants it all the same. */
    acceptDuplicate: z.boolean().default(false),
    /** Read and accepted: service agreement, refund rules, dangerous goods. */
    agreed: z.boolean(),
    /** Consent to hand documents to the carrier. */
    documentConsent: z.boolean(),
  }),
} as const;

import { z } from 'zod';
import { maxLegs } from '#domain/trip/legs.ts';
import { travelType } from './flight.schema.ts';
import {
  certNo,
  certType,
  contactName,
  country,
  day,
  forTravellers,
  latinName,
  mobilePhone,
  orderId,
  businessFields,
  psgType,
  requestId,
} from './form-field.schema.ts';
import { asked, flightType, intlParty } from './intl.schema.ts';

const flightId = z.string().regex(/^[A-Z0-9]{3,7}-\d{8}-[A-Z]{6}$/, '航班不正确');

/** An itinerary of a slice as it was chosen: its flights in their order. */
const chosen = asked.extend({ flights: z.array(flightId).min(1, '请选择航班').max(3, '每程最多 3 段') });

const passenger = z.object({
  /** Of the frequent list; absent for a typed one. */
  passengerId: z.string().max(40).optional(),
  /** As in the passport: `LIN/ZHIXIA`. */
  name: latinName.min(1, '请按护照填写英文姓名').max(60, '姓名过长'),
  psgType,
  /** 2 passport, 4 5 7 8 passes, 9 seafarer ID. */
  certType,
  /** "" with a `passengerId`: the number that this passenger's document of the type has. */
  certNo: certNo.default(''),
  certValidDate: day.optional(),
  bornDate: day.optional(),
  sex: z.enum(['M', 'F'], '请选择性别').optional(),
  nationality: country,
  /** The country that issued the document; absent: that of the nationality. */
  issueCountry: country.optional(),
  /** Where it is asked for: the country whose visa the passenger has. */
  visaCountry: country.optional(),
  /** Number of the proof that the type asks for: a student card, a seafarer's ID, a contract. */
  proofNo: z.string().trim().max(40, '证明编号过长').optional(),
  mobilePhone: z.union([z.literal(''), mobilePhone]).optional(),
  guardianConsent: z.boolean().optional(),
});

export const intlOrderSchemas = {
  verify: z.object({
    flightType,
    slices: z.array(chosen).min(1, '请选择航班').max(maxLegs, `最多 ${maxLegs} 程`),
    brandId: z.string().min(1, '请选择票价').max(12),
    party: intlParty,
    travelType: travelType.default('private'),
    travellers: forTravellers,
    /** The price of the whole party that the member saw (yuan); a difference is answered with 409. */
    seenTotal: z.string().max(12).optional(),
    /** Of an earlier answer: for the same trip and party its hold goes on, with the price and the end that it has. */
    verifyKey: z.string().max(64).optional(),
  }),
  createOrder: z.object({
    requestId,
    /** From `verify`: holds the price for some minutes. */
    verifyKey: z.string().min(1, '请重新核对价格').max(64),
    passengers: z.array(passenger).min(1, '请至少选择一位乘机人').max(9, '每单最多 9 位乘机人'),
    contact: z.object({
      name: contactName.min(1, '请输入联系人姓名').max(40),
      mobilePhone,
      email: z.union([z.literal(''), z.email('请输入正确的邮箱')]).optional(),
    }),
    ...businessFields,
    /** The member has seen that a connection is short, or that both tickets of a self-transfer stand alone. */
    acceptRisk: z.boolean().default(false),
    /** The member goes on although a document ends before `documentUntil.day`, which no source confirms. */
    acceptDocuments: z.boolean().default(false),
    /** Read and accepted: service agreement, refund rules, dangerous goods, entry rules. */
    agreed: z.boolean(),
    /** Consent to hand documents to carriers abroad. */
    documentConsent: z.boolean(),
  }),
  orderDetail: z.object({ orderNo: orderId }),
  cancel: z.object({
    requestId,
    orderNo: orderId,
    reason: z.string().trim().max(200, '取消原因最多 200 字').default(''),
  }),
} as const;

import { z } from 'zod';
import { day, forWhom } from './form-field.schema.ts';

const travelType = z.enum(['private', 'business']).default('private');
const hotelSorts = ['recommended', 'price', '-price', 'distance', 'score'] as const;

/** Nights and party; days are of the hotel's place, which is China time. */
export const stay = {
  checkIn: day,
  checkOut: day,
  rooms: z.number().int('房间数应为整数').min(1, '请至少选择 1 间').max(9, '每单最多 9 间房').default(1),
  /** Per room. */
  adults: z.number().int('人数应为整数').min(1, '每间至少 1 位成人').max(6, '每间最多 6 位成人').default(1),
  /** Ages of the children of a room, 0 to 17. */
  childAges: z
    .array(z.number({ error: '请选择儿童年龄' }).int('儿童年龄应为整数').min(0).max(17, '儿童年龄为 0 至 17 岁'))
    .max(3, '每间最多 3 位儿童')
    .default([]),
  travelType,
};
const city = z.string().regex(/^[A-Z]{3}$/, '请选择目的地城市');
export const hotelId = z.string().min(1, '缺少酒店编号').max(20, '酒店编号不正确');

export const hotelSchemas = {
  suggest: z.object({
    words: z.string().trim().max(40, '关键词最多 40 字').default(''),
    /** Within this city; "" in all. */
    city: city.or(z.literal('')).default(''),
  }),
  query: z.object({
    city,
    ...stay,
    forWhom,
    /** Place that distances are measured to, of `suggest` (district, area, metro, landmark or hotel); "" the centre. */
    placeId: z.string().max(40).default(''),
    /** Only hotels within this distance of the place; 0: any. */
    withinKm: z.number().min(0).max(50).default(0),
    words: z.string().trim().max(40, '关键词最多 40 字').default(''),
    districts: z.array(z.string().max(20)).max(30).default([]),
    areas: z.array(z.string().max(20)).max(30).default([]),
    /** Nightly average in yuan; 0: open. */
    minPrice: z.number().int().min(0).max(99_999).default(0),
    maxPrice: z.number().int().min(0).max(99_999).default(0),
    /** 2 经济 to 5 豪华. */
    stars: z.array(z.number().int().min(2).max(5)).max(4).default([]),
    brands: z.array(z.string().max(20)).max(20).default([]),
    facilities: z.array(z.string().max(20)).max(20).default([]),
    breakfast: z.boolean().default(false),
    freeCancel: z.boolean().default(false),
    /** Ways to pay; []: any. */
    payKinds: z.array(z.enum(['prepaid', 'atHotel', 'guarantee'])).default([]),
    agreement: z.boolean().default(false),
    /** Business travel: only hotels with a rate within the standard. */
    withinStandard: z.boolean().default(false),
    sort: z.enum(hotelSorts).default('recommended'),
    /** Rows from here on. */
    skip: z.number().int().min(0).max(10_000).default(0),
    size: z.number().int().min(1).max(100).default(20),
    /** The map's window in degrees: west, south, east, north. */
    bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
  }),
  detail: z.object({ hotelId, ...stay, forWhom }),
  rates: z.object({ hotelId, ...stay, forWhom }),
} as const;

import { z } from 'zod';
import { maxLegs } from '#domain/trip/legs.ts';
import { travelType } from './flight.schema.ts';
import { day, forWhom, place } from './form-field.schema.ts';

const count = z.number().int('人数应为整数').min(0).max(9, '最多 9 人').default(0);

/** People by passenger type (specification 2, section 3): all of them together are one order. */
export const intlParty = z.object({
  ADT: count,
  CHD: count,
  INF: count,
  SD: count,
  SC: count,
  DR: count,
  DL: count,
  ZZ: count,
  CD: count,
});

/** 1 one-way, 2 return, 3 several cities. */
export const flightType = z.literal([1, 2, 3]);
const intlCabin = z.enum(['Y', 'W', 'C', 'F'], '请选择舱位');

/** A slice of the trip: `date` is the day of its first departure, by the clock there. */
export const asked = z.object({
  /** IATA code of a city (all its airports) or, with `orgAirport` and `dstAirport`, of one airport. */
  orgCity: place,
  dstCity: place,
  orgAirport: place.optional(),
  dstAirport: place.optional(),
  date: day,
});

const search = {
  flightType,
  /** One for a one-way trip, two for a return, two to six for several cities. */
  slices: z.array(asked).min(1, '请填写航程').max(maxLegs, `最多 ${maxLegs} 程`),
  party: intlParty,
  cabin: intlCabin.default('Y'),
  travelType: travelType.default('private'),
};

export const intlSchemas = {
  query: z.object({ ...search, forWhom }),
  lowPrices: z.object({
    ...search,
    /** The slice whose day changes, counted from 1; the other days stay. */
    triptype: z.number().int().min(1).max(maxLegs).default(1),
    from: day,
    to: day,
    /** Flights of the slices before it that are chosen, in the address's words; their prices are kept with them. */
    chosen: z
      .array(z.array(z.string().max(24)).max(6))
      .max(maxLegs)
      .default([]),
    /** The brand of the whole trip, once one is chosen; "": any. */
    brandId: z.string().max(12).default(''),
  }),
} as const;

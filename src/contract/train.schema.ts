import { z } from 'zod';
import { day, forWhom } from './form-field.schema.ts';

/** A station by its telecode, or all stations of a city by the city's name. */
export const place = z.string().trim().min(2, '请选择车站').max(20, '车站不正确');
export const telecode = z.string().regex(/^[A-Z]{3}$/, '请选择车站');
export const trainNumber = z.string().regex(/^[GDCZTKL]?\d{1,4}$/, '车次不正确');

/** Of business travel each seat is judged by the company's standard. */
export const travelType = z.enum(['private', 'business']).default('private');
/** Prices of student tickets beside those of adults. */
const student = z.boolean().default(false);
const search = { fromStation: place, toStation: place, date: day };

export const trainSchemas = {
  stations: z.object({}),
  query: z.object({
    ...search,
    /** Only trains whose number begins with G, D or C. */
    onlyFast: z.boolean().default(false),
    student,
    travelType,
    forWhom,
  }),
  stops: z.object({
    trainNumber,
    /** On which the train leaves `fromStation`. */
    date: day,
    fromStation: telecode,
    toStation: telecode,
  }),
  transfer: z.object({ ...search, student, travelType, forWhom }),
  otherWays: z.object({ ...search, student, travelType, forWhom }),
  seatChange: z.object({ trainNumber, date: day, fromStation: telecode, toStation: telecode }),
};

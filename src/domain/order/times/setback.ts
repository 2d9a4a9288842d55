import { scheduleNames } from '../schedule.ts';

/** A step of an order that went against the traveller: the airline's change of a flight, or a refusal. */
export const isSetback = (title: string): boolean =>
  ['出票失败', '退票未通过', '改签未通过', '酒店无法接待'].includes(title) ||
  Object.values(scheduleNames).some((name) => title === `航班${name}`);

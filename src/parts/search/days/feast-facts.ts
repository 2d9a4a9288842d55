import { dayMarkOf } from '#domain/calendar/holidays.ts';

/** Marks of a day in a calendar: 休, 班 and the name of its feast. */
export const feastFacts = (day: string) => {
  const mark = dayMarkOf(day);
  return mark ? { mark: mark.mark, ...(mark.feast && { holiday: mark.name }) } : {};
};

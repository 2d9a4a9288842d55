import { showDate } from '../../china-time.en.ts';
import { clockOf, dayOf } from '../../china-time.ts';
import type { TripWords } from './trip-words.ts';

const nightsFrom = (day: string, nights: number): string =>
  nights > 1 ? `${nights} nights from ${showDate(day)}` : `The night of ${showDate(day)}`;
const moment = (at: string): string => `${showDate(dayOf(at))} ${clockOf(at)}`;

/** 135 → `2 h 15 min`, 120 → `2 h`, 10 → `10 min` */
export function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours && `${hours} h`, (rest || !hours) && `${rest} min`].filter(Boolean).join(' ');
}

/** `nameOf`: the English name of a city. */
export const tripWords = (nameOf: (name: string) => string): TripWords => ({
  clash: (flightNo) => `At the same time as ${flightNo}`,
  cancelled: (flightNo) => `${flightNo} is cancelled: change it or book another way`,
  gap: (names, here, from) =>
    `${names.join(', ')} will be in ${nameOf(here)}, but the next part begins in ${nameOf(from)}: ${nameOf(here)} → ${nameOf(from)} is missing`,
  tight: (city, minutes) => `Only ${duration(minutes)} to change in ${nameOf(city)}`,
  nights: (city, nights) => `${nights} ${nights === 1 ? 'night' : 'nights'} in ${nameOf(city)}`,
  elsewhere: (city, leaves, from, flightNo) =>
    `While in ${nameOf(city)}, ${flightNo} leaves ${nameOf(from)} on ${moment(leaves)}: one person in two cities`,
  twoHotels: (day, nights, hotel) => `${nightsFrom(day, nights)}: ${hotel} is booked too`,
  twoCities: (day, nights, city) => `${nightsFrom(day, nights)}: a hotel in ${nameOf(city)} is booked too`,
  leftEarly: (leaves, city) => `Leaves ${nameOf(city)} on ${moment(leaves)}: the nights after it stay empty`,
  arrivesLate: (arrives, city, checkIn) =>
    `Arrives in ${nameOf(city)} on ${showDate(dayOf(arrives))}: the nights from ${showDate(checkIn)} stay empty`,
});

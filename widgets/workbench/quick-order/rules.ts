import { isDay } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import { cityOfPlace } from '#domain/flight/pasted/places.ts';
import type { ReadOrder } from '#domain/flight/pasted/read-order.ts';
import { checkPassenger } from '#domain/passenger/check-passenger.ts';
import { hasMinors, travelDaysOf, typeByAge } from '#domain/passenger/typed-ages.ts';
import { findDuplicates } from '#domain/passenger/documents/duplicates.ts';
import { checkContactName, checkPhone } from '#domain/passenger/contact.ts';
import { tidyCertNo } from '#domain/passenger/documents/id-card.ts';
import type { Texts } from './texts.ts';
import { blankPerson, blankSegment } from './values.ts';
import type { PersonValues, QuickValues, SegmentField, SegmentValues } from './values.ts';

/** Flights and passengers as the text has them. */
export function valuesOf(
  { segments, people, contact }: ReadOrder,
  before: Pick<QuickValues, 'contact'>,
  today: Day,
): Pick<QuickValues, 'segments' | 'passengers' | 'contact'> {
  const flights = segments.map(({ flightNo, cabin, date, from, to }, origin) => ({
    origin,
    flightNo: flightNo.value,
    cabin: cabin.value,
    date: date.value,
    from: from.value,
    to: to.value,
  }));
  const passengers = people.map(({ name, certType, certNo, mobilePhone, bornDate, certValidDate, psgType }, origin) => {
    const person: PersonValues = {
      origin,
      name: name.value,
      psgType: psgType ?? 'ADT',
      certType,
      certNo: certNo.value,
      bornDate,
      certValidDate,
      mobilePhone: mobilePhone.value,
    };
    return { ...person, psgType: typeByAge(person, flights, today) };
  });
  return {
    segments: flights.length ? flights : [blankSegment],
    passengers: passengers.length ? passengers : [blankPerson],
    contact: contact.value ? { ...before.contact, mobilePhone: contact.value } : before.contact,
  };
}

function checkSegment(one: SegmentValues, before: SegmentValues | undefined, today: Day, t: Texts) {
  const errors: Record<SegmentField, string> = {
    flightNo: /^(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\d{3,4}$/.test(one.flightNo) ? '' : t.wrongFlight,
    cabin: /^[A-Z]?$/.test(one.cabin) ? '' : t.wrongCabin,
    date: !isDay(one.date) ? t.wrongDate : one.date < today ? t.pastDate : '',
    from: cityOfPlace(one.from) ? '' : t.wrongPlace,
    to: !cityOfPlace(one.to) ? t.wrongPlace : cityOfPlace(one.from) === cityOfPlace(one.to) ? t.samePlace : '',
  };
  if (!errors.date && before && isDay(before.date) && one.date < before.date) errors.date = t.dated;
  return errors;
}

/** Messages of flights and passengers, by path: those that a price needs. */
export function checkTrip({ segments, passengers }: QuickValues, today: Day, t: Texts): Record<string, string> {
  // Without a flight an age is that of today.
  const days = travelDaysOf(segments);
  const travelDays = days.length ? days : [today];
  const found: Record<string, string> = {};
  segments.forEach((one, n) => {
    for (const [field, message] of Object.entries(checkSegment(one, segments[n - 1], today, t)))
      if (message) found[`segments.${n}.${field}`] = message;
  });
  passengers.forEach((one, n) => {
    // The guardian's consent is one tick for the order.
    const errors = checkPassenger({ ...one, guardianConsent: true }, { travelDays, today });
    for (const [field, message] of Object.entries(errors)) found[`passengers.${n}.${field}`] = message;
  });
  findDuplicates(passengers).forEach((first, n) => {
    if (first >= 0) found[`passengers.${n}.certNo`] ??= t.sameDocument(first + 1);
  });
  return found;
}

/** Messages of the whole form, by path. */
export function checkQuickOrder(
  values: QuickValues,
  hasDuplicate: boolean,
  today: Day,
  t: Texts,
): Record<string, string> {
  const { contact, agreed, documentConsent, acceptDuplicate, guardianConsent, passengers } = values;
  const rest = {
    'contact.name': checkContactName(contact.name),
    'contact.mobilePhone': checkPhone(contact.mobilePhone, true),
    agreed: agreed ? '' : t.needAgreed,
    documentConsent: documentConsent ? '' : t.needConsent,
    acceptDuplicate: hasDuplicate && !acceptDuplicate ? t.needAccept : '',
    guardianConsent: hasMinors(passengers, today) && !guardianConsent ? t.needConsent : '',
  };
  return {
    ...checkTrip(values, today, t),
    ...Object.fromEntries(Object.entries(rest).filter(([, message]) => message)),
  };
}

/** A passenger as the calls take them. */
export const sentPerson = (one: PersonValues, guardianConsent: boolean) => ({
  name: one.name.trim(),
  psgType: one.psgType,
  certType: one.certType,
  certNo: tidyCertNo(one.certNo),
  ...(one.bornDate && { bornDate: one.bornDate }),
  ...(one.certValidDate && { certValidDate: one.certValidDate }),
  mobilePhone: one.mobilePhone,
  guardianConsent,
});

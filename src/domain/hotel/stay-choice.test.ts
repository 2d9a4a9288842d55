import { expect, test } from 'vitest';
import { msOf } from '../china-time.ts';
import { asInput, choiceProblem, movedTo, partyText, readStay, usualStay, writeStay } from './stay-choice.ts';

const noon = msOf('2026-09-22 12:00:00');
const usual = usualStay(noon);

test('an empty link is tonight, one night, one adult in one room', () => {
  expect(readStay({}, noon)).toEqual({ stay: usual, problems: [] });
  expect(usual).toMatchObject({ checkIn: '2026-09-22', checkOut: '2026-09-23', rooms: 1, adults: 1 });
});

test('a stay comes back from its address as it was written', () => {
  const stay = {
    checkIn: '2026-09-25',
    checkOut: '2026-09-28',
    rooms: 2,
    adults: 3,
    childAges: [8, null, 0],
    travelType: 'business' as const,
  };
  expect(readStay(writeStay(stay), noon)).toEqual({ stay, problems: [] });
  expect(writeStay(usual)).toEqual({ checkIn: '2026-09-22', checkOut: '2026-09-23' });
});

test.each([
  [{ checkIn: '2026-09-20', checkOut: '2026-09-23' }, 'pastDate', '2026-09-22', '2026-09-23'],
  [{ checkIn: '2027-09-20', checkOut: '2027-09-23' }, 'farDate', '2026-09-22', '2026-09-23'],
  [{ checkIn: '2026-09-25', checkOut: '2026-09-25' }, 'nights', '2026-09-25', '2026-09-26'],
  [{ checkIn: '2026-09-25', checkOut: '2026-11-24' }, 'nights', '2026-09-25', '2026-09-26'],
  [{ checkIn: '2026-09-25' }, 'dates', '2026-09-25', '2026-09-26'],
  [{ checkIn: 'soon', checkOut: '2026-09-25' }, 'dates', '2026-09-22', '2026-09-23'],
])('%j of a link: %s, and the nearest days that can be booked', (query, problem, checkIn, checkOut) => {
  expect(readStay(query, noon)).toEqual({ stay: { ...usual, checkIn, checkOut }, problems: [problem] });
});

test.each([
  [{ rooms: '20' }, 'rooms'],
  [{ rooms: '0' }, 'rooms'],
  [{ adults: '7' }, 'adults'],
  [{ ages: '8,18' }, 'ages'],
  [{ ages: '1,2,3,4' }, 'ages'],
  [{ travelType: 'both' }, 'travelType'],
])('%j of a link is named, and the usual value stands in its place', (query, problem) => {
  expect(readStay(query, noon)).toEqual({ stay: usual, problems: [problem] });
});

test('after midnight last night can still be chosen', () => {
  const late = msOf('2026-09-22 02:00:00');
  expect(readStay({ checkIn: '2026-09-21', checkOut: '2026-09-22' }, late).problems).toEqual([]);
});

test('another first night keeps the number of nights', () => {
  expect(movedTo({ ...usual, checkOut: '2026-09-25' }, '2026-10-01')).toMatchObject({ checkOut: '2026-10-04' });
});

test('a child without an age keeps the stay from being searched; with it the call has all ages', () => {
  expect(choiceProblem({ ...usual, childAges: [null] }, noon)).toEqual({ field: 'people', message: '请选择儿童年龄' });
  expect(choiceProblem({ ...usual, childAges: [8] }, noon)).toBeUndefined();
  expect(asInput({ ...usual, childAges: [8] }, 'private').childAges).toEqual([8]);
});

test('the party is said for one room or for each of several', () => {
  expect(partyText({ rooms: 1, adults: 2, childAges: [8] })).toBe('1 间 · 2 成人 · 1 儿童');
  expect(partyText({ rooms: 2, adults: 2, childAges: [] })).toBe('2 间 · 每间 2 成人');
});

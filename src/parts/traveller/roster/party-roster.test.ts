import { signal } from '@preact/signals-core';
import { describe, expect, it, vi } from 'vitest';
import { application as applicationCalls } from '#contract/application.ts';
import type { ApplicationDetail } from '#contract/application-views.ts';
import type { Passenger } from '#contract/passenger.ts';
import type { Services } from '#kit/services.ts';
import { bookLeg } from '#parts/application/book-leg.ts';
import { bookFrom } from '#parts/booking/company/book-from.ts';
import { bookedFrom } from '#parts/booking/company/booked-from.ts';
import { searchedFor } from '#parts/booking/company/searched-for.ts';
import { givenClock } from '#tests/support/given/given-clock.ts';
import { givenServices, good } from '#tests/support/given/given-services.ts';
import { patienceMs } from '#tests/support/patience.ts';
import { createPartyRoster } from './party-roster.ts';

const { detail } = applicationCalls;
const listed = (id: string, name: string, of: Partial<Passenger>): Passenger =>
  ({ id, name, documents: [], isSelf: false, isEmployee: false, ...of }) as unknown as Passenger;
const self = listed('P1', '陈佳宁', { isSelf: true, isEmployee: true });
const guest = listed('P8', '方启明', {});
/** An employee of the same name is not the guest. */
const namesake = listed('P9', '高行远', { isEmployee: true });

const application = {
  applicationId: '7',
  content: {
    travellers: [
      { kind: 'employee', employeeId: 71 },
      { kind: 'external', name: '方启明', mobilePhone: '13900000001' },
      { kind: 'external', name: '高行远', mobilePhone: '13900000002' },
    ],
  },
  travellers: [
    { kind: 'employee', employeeId: 71, name: '陈佳宁', passengerId: 'P1' },
    { kind: 'external', employeeId: 0, name: '方启明', passengerId: '' },
    { kind: 'external', employeeId: 0, name: '高行远', passengerId: '' },
  ],
} as unknown as ApplicationDetail;

/** The travellers whom an order of the train begins with, and the calls that were made. */
async function begun(
  prepare: (services: Services) => void,
  { applicationId, acts = ['book'], typed }: { applicationId?: string; acts?: string[]; typed?: object[] } = {},
) {
  const calls: string[] = [];
  const values = signal({ isOpened: false, people: [] as object[], contact: { name: '', mobilePhone: '', email: '' } });
  const edit = (change: object) => void (values.value = { ...values.value, ...change });
  const { services } = givenServices(givenClock(), (path) => {
    calls.push(path);
    if (path === detail.path) {
      // Put in while it is read.
      if (typed) edit({ people: typed });
      return good({ ...application, acts });
    }
    return good({ rows: path.startsWith('/external') ? [guest] : [self, namesake], total: 2 });
  });
  if (applicationId) Object.assign(services, { place: signal({ ...services.place.peek(), query: { applicationId } }) });
  // Chosen in the header of this device.
  const chosen = { memberId: 'm', people: [{ employeeId: 72, passengerId: 'P9', name: '高行远' }] };
  Object.assign(services, { preferences: { get: () => chosen } });
  prepare(services);
  const came: string[] = [];
  const roster = createPartyRoster(services, {
    form: { values, edit } as never,
    isBusiness: true,
    product: 'train',
    isForOne: false,
    choose: ({ id }) => void came.push(id),
    type: ({ name, mobilePhone }) => void came.push(`${name} ${mobilePhone}`),
    blanks: () => [],
  });
  await roster.load();
  return { services, came, calls, roster };
}
const everyone = ['P1', 'P8', '高行远 13900000002'];

it.each([
  ['all of its travellers', undefined, everyone],
  ['those who have no order yet', ['高行远'], ['高行远 13900000002']],
] as const)(
  'a booking from an application begins with %s: people from outside by the company’s list, else typed',
  async (_, open, all) => {
    const { services, came } = await begun((given) => bookLeg(given, application, 'train', open));
    // Offers are looked for by employees alone.
    expect(searchedFor(services, 'train', 'business')).toEqual(open ? {} : { forWhom: [71] });
    await vi.waitFor(() => expect(came).toEqual(all), { timeout: patienceMs });
  },
);

describe('a booking page whose address names an application', () => {
  it('begins with its travellers where no press of this tab has left them, and reads it once', async () => {
    const { came, calls, roster } = await begun(() => undefined, { applicationId: '7' });
    await vi.waitFor(() => expect(came).toEqual(everyone), { timeout: patienceMs });
    await roster.load();
    expect(calls.filter((path) => path === detail.path)).toHaveLength(1);
  });
  it('does not begin with the people of another application, which a press of this tab has left', async () => {
    const other = { ...application, applicationId: '6', travellers: [], content: { travellers: [] } };
    const { came } = await begun((given) => bookLeg(given, other as never, 'train'), { applicationId: '7' });
    await vi.waitFor(() => expect(came).toEqual(everyone), { timeout: patienceMs });
  });
  it('begins with the member’s own choice where nothing may be booked from it', async () => {
    const { services, came } = await begun(() => undefined, { applicationId: '7', acts: [] });
    expect([bookedFrom(services), came]).toEqual([null, ['P9']]);
  });
  it('keeps the people of the pressed leg who have no order yet, and those of the second order of a split trip', async () => {
    const pressed = await begun((given) => bookLeg(given, application, 'train', ['陈佳宁']), { applicationId: '7' });
    expect([pressed.came, pressed.calls.includes(detail.path)]).toEqual([['P1'], false]);
    const split = { applicationId: '', no: '', reason: '', product: 'train' } as const;
    const people = [{ employeeId: 0, passengerId: '', name: '高行远', mobilePhone: '' }];
    const second = await begun((given) => bookFrom(given, { ...split, people }), { applicationId: '7' });
    expect([second.came, second.calls.includes(detail.path)]).toEqual([['高行远 '], false]);
  });
  it('leaves travellers alone who were put in while it was read', async () => {
    const { came } = await begun(() => undefined, { applicationId: '7', typed: [{ key: 'p1' }] });
    expect(came).toEqual([]);
  });
});

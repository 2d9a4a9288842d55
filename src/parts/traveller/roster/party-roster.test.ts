import { signal } from '@preact/signals-core';
import { expect, it, vi } from 'vitest';
import type { ApplicationDetail } from '#contract/application-views.ts';
import type { Passenger } from '#contract/passenger.ts';
import { bookLeg } from '#parts/application/book-leg.ts';
import { searchedFor } from '#parts/booking/company/booked-from.ts';
import { givenClock } from '#tests/support/given/given-clock.ts';
import { givenServices, good } from '#tests/support/given/given-services.ts';
import { patienceMs } from '#tests/support/patience.ts';
import { createPartyRoster } from './party-roster.ts';

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

it.each([
  ['all of its travellers', undefined, ['P1', 'P8', '高行远 13900000002']],
  ['those who have no order yet', ['高行远'], ['高行远 13900000002']],
] as const)(
  'a booking from an application begins with %s: people from outside by the company’s list, else typed',
  async (_, open, all) => {
    const { services } = givenServices(givenClock(), (path) =>
      good({ rows: path.startsWith('/external') ? [guest] : [self, namesake], total: 2 }),
    );
    bookLeg(services, application, 'train', open);
    // Offers are looked for by employees alone.
    expect(searchedFor(services, 'train', 'business')).toEqual(open ? {} : { forWhom: [71] });
    const came: string[] = [];
    const values = signal({ isOpened: false, people: [], contact: { name: '', mobilePhone: '', email: '' } });
    const roster = createPartyRoster(services, {
      form: { values, edit: (change: object) => void (values.value = { ...values.value, ...change }) } as never,
      isBusiness: true,
      product: 'train',
      isForOne: false,
      choose: ({ id }) => void came.push(id),
      type: ({ name, mobilePhone }) => void came.push(`${name} ${mobilePhone}`),
      blanks: () => [],
    });
    await roster.load();
    await vi.waitFor(() => expect(came).toEqual(all), { timeout: patienceMs });
  },
);

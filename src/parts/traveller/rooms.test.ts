import { signal } from '@preact/signals-core';
import { expect, it, vi } from 'vitest';
import { application } from '#contract/application.ts';
import type { Passenger } from '#contract/passenger.ts';
import type { RoomGuest } from '#domain/hotel/rooms.ts';
import { givenClock } from '#tests/support/given/given-clock.ts';
import { givenServices, good } from '#tests/support/given/given-services.ts';
import { patienceMs } from '#tests/support/patience.ts';
import { createRooms } from './rooms.ts';

const guest = { id: 'P1', name: '沈知行', mobilePhone: '13900000001', documents: [], isSelf: false, isEmployee: false };

it.each([
  ['without a name takes that of the first guest, and keeps the own phone', '', ['沈知行', '13800000010']],
  ['with a name stays as it is', '李静', ['李静', '13800000010']],
])('a contact %s', async (_, name, expected) => {
  const { services } = givenServices(givenClock(), () => good({ rows: [guest as unknown as Passenger], total: 1 }));
  const values = signal({ guests: [[]] as never[][], contact: { name, mobilePhone: '13800000010', email: '' } });
  const form = {
    values,
    errors: signal({}),
    edit: (change: object) => void (values.value = { ...values.value, ...change }),
    leave: () => undefined,
    isRestored: false,
  };
  const rooms = createRooms(services, {
    form: form as never,
    isBusiness: false,
    party: { rooms: 1, adults: 1, childAges: [] },
    words: {} as never,
  });
  await rooms.roster.load();
  await vi.waitFor(() => expect(rooms.roster.known.peek().size).toBe(1), { timeout: patienceMs });
  rooms.toggle({ name: '沈知行', pinyin: '', passengerId: 'P1' });
  const { contact } = values.value;
  expect([contact.name, contact.mobilePhone]).toEqual(expected);
});

it('rooms whose address names an application begin with its travellers', async () => {
  const { services } = givenServices(givenClock(), (path) =>
    path === application.detail.path
      ? good({
          applicationId: '7',
          acts: ['book'],
          content: { travellers: [{ kind: 'external', name: '高行远', mobilePhone: '13900000002' }] },
          travellers: [
            { kind: 'employee', employeeId: 71, name: '沈知行', passengerId: 'P1' },
            { kind: 'external', employeeId: 0, name: '高行远', passengerId: '' },
          ],
        })
      : good({ rows: [guest as unknown as Passenger], total: 1 }),
  );
  Object.assign(services, { place: signal({ ...services.place.peek(), query: { applicationId: '7' } }) });
  const values = signal({ guests: [[], []] as RoomGuest[][], contact: { name: '', mobilePhone: '', email: '' } });
  const edit = (change: object) => void (values.value = { ...values.value, ...change });
  const rooms = createRooms(services, {
    form: { values, edit, isRestored: false } as never,
    isBusiness: true,
    party: { rooms: 2, adults: 1, childAges: [] },
    words: {} as never,
  });
  await rooms.roster.load();
  await vi.waitFor(() => expect(values.value.guests.flat().map(({ name }) => name)).toEqual(['沈知行', '高行远']), {
    timeout: patienceMs,
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profile, security } from '#contract/profile.ts';
import type { AlertKind } from '#contract/profile.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { clientOf, memorySandbox } from '#tests/support/sandbox.ts';
import { sendTexts } from '../../orders/messages/send-texts.ts';
import { changeSchedule } from '../../products/flight/lifecycle/change-schedule.ts';
import { settle } from '../../money/payments/settle.ts';
import { noteLogin } from '../account/note-login.ts';
import { securityHandlers } from '../handlers/own-account.ts';

describe('texts about orders', () => {
  let booking: Booking;
  let member: Booker;
  beforeAll(async () => {
    booking = await openBooking();
    member = await booking.as('20250010');
  });
  afterAll(() => booking.close());

  const set = async (alert: AlertKind, isOn: boolean) =>
    good(await securityHandlers.alerts({ requestId: randomUUID(), alert, isOn }, member.call('/account/alerts')));
  const texts = async () => {
    await Promise.all([1, 2].map(() => sendTexts(booking.db, booking.now())));
    const rows = await booking.db
      .deleteFrom('sms_texts')
      .where('mobile_phone', '=', '13800000010')
      .returning('body')
      .execute();
    return rows.map(({ body }) => body.split('：')[0]);
  };
  /** A paid order whose flight is late. */
  const late = async (days: number) => {
    const { orderId } = await member.book({ days });
    await settle(booking.db, (await member.code(orderId)).outTradeNo, booking.now());
    await booking.advance(60);
    const { flightList } = await member.show(orderId);
    const change = { flightId: flightList[0]?.flightId ?? '', kind: 'delayed' as const, minutes: 90 };
    await changeSchedule(booking.db, change, booking.now());
  };

  it('are sent once each, of the kinds that the member wants', async () => {
    await late(20);
    expect((await texts()).toSorted()).toEqual(['出票成功', '支付成功', '航班延误'].toSorted());
    expect(await texts()).toEqual([]);
    await set('order', false);
    expect((await set('flight', false)).alerts).toEqual({ login: true, flight: false, order: false, pay: true });
    await late(21);
    expect(await texts()).toEqual(['支付成功']);
    await set('flight', true);
    await late(22);
    expect((await texts()).toSorted()).toEqual(['支付成功', '航班延误'].toSorted());
  });

  it('are not sent an hour later', async () => {
    const { orderId } = await member.book({ days: 23 });
    await settle(booking.db, (await member.code(orderId)).outTradeNo, booking.now());
    await booking.db
      .updateTable('messages')
      .set((eb) => ({ at: eb('at', '-', 3_600_000) }))
      .execute();
    expect(await texts()).toEqual([]);
  });
});

describe('a login', () => {
  it('of a device that is new is marked and told by a text, where the member wants that', async () => {
    const booking = await openBooking();
    const member = await booking.as('20250030');
    const logIn = async (device: string) => {
      const row = await booking.db
        .selectFrom('members')
        .where('id', '=', '20250030')
        .selectAll()
        .executeTakeFirstOrThrow();
      await noteLogin(booking.db, row, { appId: 'default', path: '/login/appNewLogin', device }, booking.now());
      const texts = await booking.db
        .selectFrom('sms_texts')
        .where('mobile_phone', '=', '13800000030')
        .selectAll()
        .execute();
      return texts.length;
    };
    await booking.db.deleteFrom('logins').where('member_id', '=', '20250030').execute();
    expect(await logIn('Firefox · Linux')).toBe(0);
    expect(await logIn('Safari · iPhone')).toBe(1);
    expect(await logIn('Safari · iPhone')).toBe(1);
    const { logins } = good(await securityHandlers.read({}, member.call('/account/security')));
    expect(logins.map(({ isNew }) => isNew)).toEqual([false, true, false]);
    const off = { requestId: randomUUID(), alert: 'login' as const, isOn: false };
    good(await securityHandlers.alerts(off, member.call('/account/alerts')));
    expect(await logIn('Edge · Windows')).toBe(1);
    await booking.close();
  });
});

it('an export of the personal data is kept with its time', async () => {
  const sandbox = await memorySandbox();
  const client = clientOf(sandbox);
  const { token } = good(await client.logIn('13800000030'));
  expect(good(await client.send(security.read, {}, { token })).exportedAt).toBe('');
  good(await client.send(security.export, {}, { token }));
  expect(good(await client.send(security.read, {}, { token })).exportedAt).toMatch(/^\d{4}-\d\d-\d\d /);
  expect(good(await client.send(profile.read, {}, { token })).memberId).toBe('20250030');
  await sandbox.close();
});

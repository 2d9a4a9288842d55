import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { good, openBooking, person } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';

let booking: Booking;
let member: Booker;
let employee: Booker;
beforeAll(async () => {
  booking = await openBooking({ delayQueriesMs: 1 });
  [member, employee] = [await booking.as('20250010'), await booking.as('20250071')];
});
afterAll(() => booking.close());

describe('the same traveller twice', () => {
  it('is reported with the existing order, and may be confirmed', async () => {
    const who = person();
    const wish = { days: 25 };
    const first = await member.book(wish, [who]);
    const verified = await member.verify(wish);
    const answer = await member.create(member.inputOf(verified, [who]));
    expect(answer).toMatchObject({
      ret: 409,
      data: { kind: 'duplicate', orderId: first.orderId, orderNo: first.orderNo, passenger: '周砚清' },
    });
    expect(good(await member.create(member.inputOf(verified, [who], { acceptDuplicate: true }))).orderId).not.toBe(
      first.orderId,
    );
  });

  it('is asked about on another flight of the same route on that day, and at a time that overlaps on another route', async () => {
    const who = person();
    const early = await member.book({ days: 24, choose: (_seat, { depTime }) => depTime.slice(11) < '10:30:00' }, [
      who,
    ]);
    const [flown] = (await member.show(early.orderId)).flightList;
    const later = await member.verify({
      days: 24,
      choose: (_seat, { depTime }) => depTime > (flown?.arrTime ?? ''),
    });
    expect(await member.create(member.inputOf(later, [who]))).toMatchObject({
      ret: 409,
      msg: expect.stringContaining('当天已预订 北京到上海'),
      data: {
        kind: 'duplicate',
        reason: 'sameRoute',
        orderId: early.orderId,
        orgcityname: '北京',
        dstcityname: '上海',
        flightNo: flown?.flightNo,
      },
    });
    const elsewhere = await member.verify({
      from: 'CAN',
      to: 'CTU',
      days: 24,
      choose: (_seat, { depTime }) => depTime > (flown?.depTime ?? '') && depTime < (flown?.arrTime ?? ''),
    });
    expect(await member.create(member.inputOf(elsewhere, [who]))).toMatchObject({
      ret: 409,
      msg: expect.stringContaining('时间冲突'),
      data: { kind: 'duplicate', reason: 'overlap', orderId: early.orderId },
    });
    // The way back in the evening is no second booking.
    const back = await member.verify({
      from: 'SHA',
      to: 'PEK',
      days: 24,
      choose: (_seat, { depTime }) => depTime > (flown?.arrTime ?? ''),
    });
    expect((await member.create(member.inputOf(back, [who]))).ret).toBe(0);
  });

  it('is no duplicate on another day, or when the first order is over', async () => {
    const who = person();
    const { orderId } = await member.book({ days: 26 }, [who]);
    expect((await member.book({ days: 27 }, [who])).orderId).not.toBe('');
    good(await member.cancel(orderId));
    expect((await member.book({ days: 26 }, [who])).orderId).not.toBe('');
  });

  it('is reported without the order of a colleague', async () => {
    const who = person();
    const business = {
      travelType: 'business',
      days: 28,
      choose: (seat: { standard?: { verdict: string } }) => seat.standard?.verdict === 'ok',
    } as const;
    const first = await employee.book(business, [who]);
    const colleague = await booking.as('20250072');
    const verified = await colleague.verify(business);
    expect(await colleague.create(colleague.inputOf(verified, [who], { travelType: 'business' }))).toMatchObject({
      ret: 409,
      data: { kind: 'duplicate', orderId: '', passenger: '周砚清' },
    });
    const company = await booking.as('20250070');
    const again = await company.verify({ ...business, choose: () => true });
    const told = await company.create(company.inputOf(again, [who], { travelType: 'business' }));
    expect(told).toMatchObject({ ret: 409, data: { kind: 'duplicate', orderId: first.orderId } });
  });

  it('is never a stranger’s business', async () => {
    const who = person();
    await member.book({ days: 29 }, [who]);
    const stranger = await booking.as('20250030');
    expect((await stranger.book({ days: 29 }, [who])).orderId).not.toBe('');
  });

  it('cannot slip through when two orders are made at once', async () => {
    const who = person();
    const keys = [await member.verify({ days: 30 }), await member.verify({ days: 30 })];
    const answers = await Promise.all(keys.map((verified) => member.create(member.inputOf(verified, [who]))));
    expect(answers.map((answer) => answer.ret).sort()).toEqual([0, 409]);
  });
});

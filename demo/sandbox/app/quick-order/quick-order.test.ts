import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { quickOrderSchemas as schemas } from '#contract/quick-order.schema.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { fenOf } from '#domain/money.ts';
import { good, openBooking, person } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { quickOrderHandlers as handlers } from '../handlers/quick-order.ts';

let booking: Booking;
let agent: Booker;
let date: string;
let wanted: z.input<typeof schemas.price>['segments'][number];
beforeAll(async () => {
  booking = await openBooking();
  agent = await booking.as('20250041');
  date = addDays(dayAt(booking.now()), 30);
  const { segments } = await agent.verify({ days: 30 });
  const { flight, seat } = segments[0]!;
  wanted = { flightNo: flight.flightNo, cabin: seat.cabinCode, date, from: 'PEK', to: 'SHA' };
});
afterAll(() => booking.close());

const price = (input: z.input<typeof schemas.price>, who = agent) =>
  handlers.price(schemas.price.parse(input), who.call('/quickOrder/price'));
const create = (input: Omit<z.input<typeof schemas.create>, 'requestId' | 'contact' | 'agreed' | 'documentConsent'>) =>
  handlers.create(
    schemas.create.parse({
      requestId: randomUUID(),
      contact: { name: '陆文博', mobilePhone: '13800000041' },
      agreed: true,
      documentConsent: true,
      ...input,
    }),
    agent.call('/quickOrder/create'),
  );

describe('a quick order', () => {
  it('is priced live, made by the order code, and pays like any other', async () => {
    const people = [person(), person()];
    const priced = good(await price({ segments: [wanted], passengers: people }));
    expect(priced.segments[0]).toMatchObject({ fault: '', seat: { cabinCode: wanted.cabin } });
    expect(priced.duplicate).toBeNull();
    const made = good(await create({ verifyKey: priced.verified?.verifyKey ?? '', passengers: people }));
    expect(made.payprice).toBe(priced.total);
    expect(await agent.show(made.orderId)).toMatchObject({ status: 0, actions: ['pay', 'cancel'] });
    expect(fenOf(good(await agent.info(made.orderId)).due)).toBe(fenOf(priced.total || '0'));
    // The same person, flight and day: named before the order is made, and refused without consent.
    const again = good(await price({ segments: [wanted], passengers: [people[0]!] }));
    expect(again.duplicate).toMatchObject({ orderId: made.orderId, flightNo: wanted.flightNo });
    const verifyKey = again.verified?.verifyKey ?? '';
    expect(await create({ verifyKey, passengers: [people[0]!] })).toMatchObject({
      ret: 409,
      data: { kind: 'duplicate' },
    });
    expect((await create({ verifyKey, passengers: [people[0]!], acceptDuplicate: true })).ret).toBe(0);
  });

  it('takes the lowest fare where no cabin is named', async () => {
    const { segments } = good(await price({ segments: [{ ...wanted, cabin: '' }], passengers: [person()] }));
    expect(segments[0]?.seat?.cabinCode).toBe(segments[0]?.others[0]?.cabinCode);
  });

  it('says of a flight that does not fly and of a cabin that is not sold what to change', async () => {
    const none = good(await price({ segments: [{ ...wanted, flightNo: 'CA9999' }], passengers: [person()] }));
    expect(none).toMatchObject({
      verified: null,
      total: '',
      segments: [{ flight: null, fault: expect.stringMatching('没有 CA9999 航班') }],
    });
    const cabin = good(await price({ segments: [{ ...wanted, cabin: 'Z' }], passengers: [person()] }));
    expect(cabin.segments[0]).toMatchObject({ seat: null, fault: expect.stringMatching('Z 舱已无可售座位') });
    expect(cabin.segments[0]?.others.length).toBeGreaterThan(0);
  });

  it('is closed without PNR import', async () => {
    const without = await booking.as('20250040');
    const answers = [
      await price({ segments: [wanted], passengers: [person()] }, without),
      await handlers.parse({ text: '张三' }, without.call('/quickOrder/parse')),
    ];
    expect(answers.map(({ ret }) => ret)).toEqual([403, 403]);
  });

  it('is read by the server as on the client', async () => {
    const { people, segments } = good(
      await handlers.parse({ text: ' 1.张三\n 2. CA1501 Y SU22NOV PEKSHA HK1' }, agent.call('/quickOrder/parse')),
    );
    expect([people[0]?.name.value, segments[0]?.flightNo.value]).toEqual(['张三', 'CA1501']);
  });
});

it('reads a segment abroad, and says that it ends here', async () => {
  const { segments, abroad } = good(
    await handlers.parse(
      { text: ' 1.张三\n 2. CA933 Y SU22NOV PEKCDG HK1\n 3. CA1501 Y MO23NOV PEKSHA HK1' },
      agent.call('/quickOrder/parse'),
    ),
  );
  expect(segments.map(({ to }) => to.doubt)).toEqual([expect.stringContaining('巴黎（CDG）在境外'), '']);
  // Its legs lead on to the search of such flights.
  expect(abroad).toMatch(/^PEK\.CDG\.\d{4}-11-22_PEK\.SHA\.\d{4}-11-23$/);
});

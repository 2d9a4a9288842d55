import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { flightSchemas } from '#contract/flight.schema.ts';
import { hotelOrderSchemas } from '#contract/hotel-order.schema.ts';
import { hotelSchemas } from '#contract/hotel.schema.ts';
import type { StandardDetail } from '#contract/travel-standard.ts';
import { travelStandardSchemas as schemas } from '#contract/travel-standard.schema.ts';
import { trainSchemas } from '#contract/train.schema.ts';
import { dayAt, msOf } from '#domain/china-time.ts';
import { nightsOf } from '#domain/hotel/stay.ts';
import type { Rule } from '#domain/policy/schema.ts';
import * as trips from '#tests/support/given/intl-trips.ts';
import * as rails from '#tests/support/given/rails.ts';
import * as stays from '#tests/support/given/stays.ts';
import { good, openBooking, person } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { clientOf } from '#tests/support/sandbox.ts';
import { flightHandlers } from '../../app/handlers/flight.ts';
import { hotelHandlers, hotelOrderHandlers } from '../../app/handlers/hotel.ts';
import { trainHandlers } from '../../app/handlers/train.ts';
import { travelStandardHandlers as handlers } from '../../app/handlers/travel-standard.ts';
import { takeRide } from '../cars/take-ride.ts';

let booking: Booking;
let admin: Booker;
let employee: Booker;
const name = '王思远';
beforeAll(async () => {
  booking = await openBooking();
  [admin, employee] = [await booking.as('20250070'), await booking.as('20250073')];
});
afterAll(() => booking.close());

const business = { travelType: 'business' } as const;

async function general(): Promise<StandardDetail> {
  const { rows } = good(
    await handlers.list(schemas.list.parse({ keyword: '通用' }), admin.call('/travel/standard/list')),
  );
  return good(await handlers.detail({ standardId: rows[0]!.standardId }, admin.call('/travel/standard/detail')));
}
const everybody = [{ kind: 'company' as const }];

/** The what-if of the general standard with rules in place of those of the same product. */
async function ask(rules: readonly Rule[], given: Partial<Parameters<typeof handlers.whatIf>[0]> = {}) {
  const { standardId, content } = await general();
  const products = new Set(rules.map(({ product }) => product));
  const others = content.rules.filter(({ product }) => !products.has(product));
  const draft = { ...content, rules: [...rules, ...others] };
  const input = schemas.whatIf.parse({ standardId, content: draft, assigned: everybody, ...given });
  return { draft, answer: await handlers.whatIf(input, admin.call('/travel/standard/whatIf')) };
}

async function publish(content: StandardDetail['content']): Promise<void> {
  const { standardId, lock, name: standardName } = await general();
  const saved = good(
    await handlers.save(
      schemas.save.parse({ requestId: randomUUID(), standardId, lock, standardName, content, assigned: everybody }),
      admin.call('/travel/standard/save'),
    ),
  );
  good(
    await handlers.publish(
      schemas.publish.parse({ requestId: randomUUID(), standardId, lock: saved.lock, from: dayAt(booking.now()) }),
      admin.call('/travel/standard/publish'),
    ),
  );
}

const rule = (product: Rule['product'], limit: Rule['limit'], effect: Rule['effect'] = 'forbid'): Rule => ({
  id: `try-${product}`,
  product,
  when: [],
  limit,
  effect,
});

it('foretells for each product the verdict that the list then shows and the price check then refuses', async () => {
  const flight = await employee.book(business, [person('1990-03-07', { name })]);
  const stay = await stays.verify(employee, { ...business, choose: ({ standard }) => standard?.verdict === 'ok' });
  const { orderNo: hotel } = good(await stays.create(employee, stay));
  const ride = rails.rideOf(employee);
  const rail = await rails.verify(employee, [ride], business);
  const { orderNo: train } = good(await rails.create(employee, rail));
  const trip = await trips.askVerify(employee, business);
  const { orderNo: intl } = good(await trips.create(employee, good(trip.answer)));
  const rules = [
    rule('flight', { kind: 'price', fen: 1_00 }),
    rule('hotel', { kind: 'nightPrice', fen: 10_00 }),
    rule('train', { kind: 'price', fen: 1_00 }),
    rule('intl', { kind: 'closed' }),
  ];
  const { draft, answer } = await ask(rules);
  const foretold = good(answer);
  const reasonOf = new Map(foretold.trips.map(({ orderNo, reason }) => [orderNo, reason]));
  expect(foretold).toMatchObject({ changed: 4, harder: 4, eased: 0, hitCount: 1 });
  expect(foretold.hit).toMatchObject([{ name, trips: 4 }]);
  expect(foretold.trips.map(({ product, before, after }) => [product, before.verdict, after.verdict]).sort()).toEqual(
    ['flight', 'hotel', 'intl', 'train'].map((product) => [product, 'ok', 'forbidden']),
  );
  expect([foretold.before.trips, foretold.before.forbidden, foretold.after.forbidden]).toEqual([4, 0, 4]);
  await publish(draft);

  const refused = async (answered: Promise<{ ret: number; msg: string }>, orderNo: string) => {
    const { ret, msg } = await answered;
    expect([orderNo, ret]).toEqual([orderNo, 403]);
    expect(msg).toContain(reasonOf.get(orderNo));
  };
  // Flights.
  const [segment] = flight.verified.segments;
  const listed = good(
    await flightHandlers.query(
      flightSchemas.query.parse({
        orgCity: 'PEK',
        dstCity: 'SHA',
        date: segment!.flight.depTime.slice(0, 10),
        ...business,
      }),
      employee.call('/airTicket/queryFlight'),
    ),
  )
    .flights.find(({ flightId }) => flightId === segment!.flight.flightId)
    ?.seats.find(({ cabinCode }) => cabinCode === segment!.seat.cabinCode);
  expect(listed?.standard).toMatchObject({ verdict: 'forbidden', reason: reasonOf.get(flight.orderId) });
  const { flightId } = segment!.flight;
  const { cabinCode, parPrice } = segment!.seat;
  const seats = [{ triptype: 1 as const, flightId, cabinCode, parPrice }];
  await refused(
    flightHandlers.verify(
      { seats, adults: 1, children: 0, infants: 0, ...business },
      employee.call('/airTicket/verifyPrice'),
    ),
    flight.orderId,
  );
  // Hotels: the list shows it, the order is refused.
  const { checkIn, checkOut, rooms, hotel: ofStay, rate } = stay;
  const rates = good(
    await hotelHandlers.rates(
      hotelSchemas.rates.parse({ hotelId: ofStay.hotelId, checkIn, checkOut, rooms, ...business }),
      employee.call('/hotel/rates'),
    ),
  ).rooms.flatMap((room) => room.rates);
  const again = rates.find(({ rateId }) => rateId === rate.rateId);
  expect(again?.standard).toMatchObject({ verdict: 'forbidden', reason: reasonOf.get(hotel) });
  const asked = { hotelId: ofStay.hotelId, rateId: rate.rateId, checkIn, checkOut, rooms, ...business };
  const held = good(
    await hotelOrderHandlers.verify(hotelOrderSchemas.verify.parse(asked), employee.call('/hotel/verify')),
  );
  await refused(stays.create(employee, held), hotel);
  // Trains.
  const { rides } = good(
    await trainHandlers.query(
      trainSchemas.query.parse({ fromStation: '北京', toStation: '上海', date: ride.date, ...business }),
      employee.call('/train/query'),
    ),
  );
  const seat = rides
    .find(({ trainNumber }) => trainNumber === ride.trainNumber)
    ?.seats.find(({ seatClass }) => seatClass === ride.seatClass);
  expect(seat?.standard).toMatchObject({ verdict: 'forbidden', reason: reasonOf.get(train) });
  await refused(rails.create(employee, await rails.verify(employee, [ride], business)), train);
  // International flights.
  const found = await trips.search(employee, trip.query);
  expect(found.standard?.verdicts).toContainEqual({ verdict: 'forbidden', reason: reasonOf.get(intl) });
  await refused(trips.create(employee, good((await trips.askVerify(employee, business)).answer)), intl);
});

it('the difference of two versions lists the same trips as the what-if before it was published', async () => {
  const { standardId, version } = await general();
  const difference = good(
    await handlers.difference(
      schemas.difference.parse({ standardId, from: version - 1, to: version }),
      admin.call('/travel/standard/difference'),
    ),
  );
  expect(difference).toMatchObject({ changed: 4, harder: 4, hitCount: 1 });
  const ofFlights = good(
    await handlers.difference(
      schemas.difference.parse({ standardId, from: version, to: version - 1, product: 'flight' }),
      admin.call('/travel/standard/difference'),
    ),
  );
  expect(ofFlights).toMatchObject({ changed: 1, harder: 0, eased: 1, compliant: 1, hitCount: 0 });
  const missing = schemas.difference.parse({ standardId, from: 999, to: version });
  expect((await handlers.difference(missing, admin.call('/travel/standard/difference'))).ret).toBe(404);
});

it('a draft for other people changes the trips of those who come to it or leave it, and of nobody else', async () => {
  const of = async (assigned: Parameters<typeof handlers.whatIf>[0]['assigned']) =>
    good((await ask([], { assigned })).answer);
  // The employee falls under no standard then.
  expect(await of([{ kind: 'employee', id: 710074 }])).toMatchObject({ changed: 4, eased: 4, hitCount: 0 });
  // Unchanged content for the same people.
  expect(await of(everybody)).toMatchObject({ changed: 0, trips: [] });
  const { content } = await general();
  const fresh = schemas.whatIf.parse({ content, assigned: [{ kind: 'employee', id: 710073 }] });
  const answer = good(await handlers.whatIf(fresh, admin.call('/travel/standard/whatIf')));
  expect(answer).toMatchObject({ people: 1, changed: 0 });
});

it('an unpaid order that is cancelled is no trip any more', async () => {
  const { orderId } = await employee
    .book({ ...business, from: 'CAN', choose: () => true, days: 30 }, [person('1990-03-07', { name })])
    .catch(() => ({ orderId: '' }));
  // Every fare is refused by the rules of the first test.
  expect(orderId).toBe('');
  const stored = () => booking.db.selectFrom('order_facts').select('order_id').distinct().execute();
  const [before, [first]] = [await stored(), await booking.db.selectFrom('air_orders').select('order_id').execute()];
  good(await employee.cancel(first!.order_id));
  expect((await stored()).length).toBe(before.length - 1);
});

it('counts rides of a month in their order and by their scene, as the server that took them', async () => {
  const month = dayAt(booking.now()).slice(0, 7);
  const days = nightsOf(`${month}-01`, `${month}-06`);
  for (const [at, day] of days.entries())
    for (const [nth, scene] of (['overtime', 'trip'] as const).entries())
      await booking.db.transaction().execute((tx) =>
        takeRide(
          tx,
          {
            key: `what-if-${at}-${nth}`,
            memberId: '20250073',
            appId: 'default',
            at: msOf(`${day} 2${nth}:30:00`),
            scene,
            carClass: 'express',
            city: 'BJS',
            from: '国贸',
            to: '昌平',
            amount: 70_00 + at * 20_00,
            reason: '客户或会议指定',
          },
          booking.now(),
        ),
      );
  const taken = await booking.db
    .selectFrom('car_rides as r')
    .innerJoin('standard_versions as v', 'v.id', 'r.standard_version_id')
    .where('r.member_id', '=', '20250073')
    .select(['r.verdict', 'r.company_pays', 'r.over_amount', 'v.standard_id', 'v.content', 'v.assigned'])
    .execute();
  const [{ standard_id: standardId, content, assigned }] = taken as [(typeof taken)[number]];
  const rides = async (rules: readonly Rule[]) =>
    good(
      await handlers.whatIf(
        schemas.whatIf.parse({ standardId, content: { ...content, rules }, assigned }),
        admin.call('/travel/standard/whatIf'),
      ),
    );
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  const { before, after } = await rides([
    ...content.rules.filter(({ limit }) => limit.kind !== 'perMonth'),
    {
      ...rule('car', { kind: 'perMonth', fen: 150_00 }, 'reason'),
      when: [{ field: 'scene', op: 'in', value: ['trip'] }],
    },
  ]);
  expect([before.trips, before.over, before.overBy, before.companyPays]).toEqual([
    taken.length,
    taken.filter(({ verdict }) => verdict === 'over').length,
    sum(taken.map(({ over_amount }) => Number(over_amount))),
    sum(taken.map(({ company_pays }) => Number(company_pays))),
  ]);
  const over = taken.filter(({ verdict }) => verdict === 'over').length;
  expect((await general()).reasonUses).toEqual([{ text: '客户或会议指定', count: over }]);
  // Of the way trips: 70 and 80 of 90 are paid, then nothing.
  expect(after.companyPays - before.companyPays).toBeLessThan(0);
});

it('refuses content that fits no standard, names the field, and knows no standard of another company', async () => {
  const wrong = await ask([
    { ...rule('flight', { kind: 'closed' }), when: [{ field: 'level', op: 'in', value: ['9'] }] },
  ]);
  expect(wrong.answer).toMatchObject({ ret: 400, data: { field: 'content.rules.0.when.0.value.0' } });
  expect((await ask([], { assigned: [{ kind: 'employee', id: 999 }] })).answer).toMatchObject({
    ret: 400,
    data: { field: 'assigned.0' },
  });
  expect((await ask([], { standardId: 999_999 })).answer.ret).toBe(404);
  const client = clientOf(booking);
  const { token } = (await client.logIn('13800000071')).data;
  expect(
    (await (await client.raw('/travel/standard/whatIf', { content: '{}' }, { token })).json()) as object,
  ).toMatchObject({
    ret: 403,
  });
});

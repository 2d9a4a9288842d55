import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { flightSchemas } from '#contract/flight.schema.ts';
import { travelStandardSchemas as schemas } from '#contract/travel-standard.schema.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import type { Rule } from '#domain/policy/schema.ts';
import { ownTraveller } from '#tests/support/given/own-traveller.ts';
import { good, openBooking, person } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { flightHandlers } from '../../app/handlers/flight.ts';
import { travelStandardHandlers as handlers } from '../../app/handlers/travel-standard.ts';

let booking: Booking;
let admin: Booker;
let employee: Booker;
beforeAll(async () => {
  booking = await openBooking();
  [admin, employee] = [await booking.as('20250070'), await booking.as('20250071')];
});
afterAll(() => booking.close());

const general = async () => {
  const { rows } = good(
    await handlers.list(schemas.list.parse({ keyword: '通用' }), admin.call('/travel/standard/list')),
  );
  return good(await handlers.detail({ standardId: rows[0]!.standardId }, admin.call('/travel/standard/detail')));
};

/** Publishes the general standard with these rules of flights in place of its own. */
async function publish(...flights: Rule[]): Promise<void> {
  const { standardId, lock, content, name } = await general();
  const rules = [...flights, ...content.rules.filter(({ product }) => product !== 'flight')];
  const saved = good(
    await handlers.save(
      schemas.save.parse({
        requestId: randomUUID(),
        standardId,
        lock,
        standardName: name,
        content: { ...content, rules },
        assigned: [{ kind: 'company' }],
      }),
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
const capped = (percent: number, effect: Rule['effect'] = 'reason'): Rule => ({
  id: 'cap',
  product: 'flight',
  when: [],
  limit: { kind: 'discount', percent },
  effect,
});
const business = { travelType: 'business' } as const;
const versionOf = async (orderId: string) =>
  (
    await booking.db
      .selectFrom('orders as o')
      .innerJoin('standard_versions as v', 'v.id', 'o.standard_version_id')
      .where('o.order_id', '=', orderId)
      .select('v.version')
      .executeTakeFirstOrThrow()
  ).version;

it('an order names the version that judged it, and keeps it when another one is published', async () => {
  const { orderId } = await employee.book(business);
  const before = await versionOf(orderId);
  expect(await employee.show(orderId)).toMatchObject({
    ofCompany: { standard: { name: '通用差旅标准', version: before } },
  });
  await publish(capped(90));
  expect(await versionOf(orderId)).toBe(before);
  const later = await employee.book(business);
  expect(await versionOf(later.orderId)).toBeGreaterThan(before);
});

it('a version that is published between price check and order asks for a new check, in words that name it', async () => {
  await publish(capped(90));
  const verified = await employee.verify(business);
  const input = employee.inputOf(verified, [person()], business);
  await publish(capped(10, 'forbid'));
  const refused = await employee.create(input);
  expect(refused).toMatchObject({ ret: 409, data: { kind: 'expired' } });
  expect(refused.msg).toMatch(/^差旅标准已更新（“通用差旅标准”第 \d+ 版），请按新标准重新核对$/);
});

it('a fare that the list forbids is refused by the price check; one that it allows makes an order', async () => {
  await publish(capped(45, 'forbid'));
  const date = addDays(dayAt(booking.now()), 25);
  const { flights } = good(
    await flightHandlers.query(
      flightSchemas.query.parse({ orgCity: 'PEK', dstCity: 'SHA', date, ...business }),
      employee.call('/airTicket/queryFlight'),
    ),
  );
  const seats = flights.flatMap((flight) => flight.seats.map((seat) => ({ flight, seat })));
  const check = async ({ flight, seat }: (typeof seats)[number]) =>
    await flightHandlers.verify(
      {
        seats: [{ triptype: 1, flightId: flight.flightId, cabinCode: seat.cabinCode, parPrice: seat.parPrice }],
        adults: 1,
        children: 0,
        infants: 0,
        ...business,
      },
      employee.call('/airTicket/verifyPrice'),
    );
  for (const state of ['forbidden', 'ok'] as const) {
    const sample = seats.filter(({ seat }) => seat.standard?.verdict === state).slice(0, 3);
    expect(sample.length, state).toBeGreaterThan(0);
    for (const one of sample) expect((await check(one)).ret).toBe(state === 'ok' ? 0 : 403);
  }
});

it('travellers are found by their place in the list: the strictest standard counts for the company’s account', async () => {
  await publish(capped(90));
  const strict = await ownTraveller(booking.db, '20250074');
  const verified = await admin.verify({ ...business, choose: ({ discount }) => discount > 7 });
  const other = person('1990-03-07', { name: strict.name });
  const chosen = { ...other, passengerId: strict.passengerId };
  expect(await admin.create(admin.inputOf(verified, [chosen], business))).toMatchObject({
    ret: 403,
    data: { kind: 'overStandard' },
  });
  // A typed name is nobody of the company.
  expect((await admin.create(admin.inputOf(verified, [other], business))).ret).toBe(0);
});

it('the proof of a standard names a case without a rule, and the row that closes it', async () => {
  const { standardId, content } = await general();
  const onlyLarge = content.rules.filter(({ id }) => id !== 'r9');
  const ask = async (rules: readonly Rule[]) =>
    good(
      await handlers.prove(
        schemas.prove.parse({ standardId, content: { ...content, rules } }),
        admin.call('/travel/standard/prove'),
      ),
    ).findings.filter(({ kind, product }) => kind === 'gap' && product === 'hotel');
  expect(await ask(content.rules)).toEqual([]);
  const [gap] = await ask(onlyLarge);
  expect(gap?.words).toContain('其他城市');
  expect(gap?.closing).toMatchObject({ product: 'hotel' });
  // Each row closes its own case: the draft has a season, so there are two.
  const [second] = await ask([...onlyLarge, gap!.closing!]);
  expect(await ask([...onlyLarge, gap!.closing!, { ...second!.closing!, id: 'second' }])).toEqual([]);
});

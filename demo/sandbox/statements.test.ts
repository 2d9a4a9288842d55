import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FlightList, Verified } from '#contract/flight.ts';
import type { Envelope } from '#contract/row.ts';
import { addDays, dayAt, msOf } from '#domain/china-time.ts';
import { clientOf, memorySandbox } from '#tests/support/sandbox.ts';
import { person } from '#tests/support/orders/booking.ts';
import type { Member } from './ground/call.ts';
import { journeysOf } from './products/flight/create/find-duplicate.ts';
import type { Sandbox } from './sandbox.ts';
import { sweep } from './app/sweep.ts';
import { ordersAhead } from './company/workbench/summary.ts';

let sandbox: Sandbox;
let token = '';
const heard: string[] = [];
beforeAll(async () => {
  sandbox = await memorySandbox({ onQuery: (text) => heard.push(text) });
  token = (await clientOf(sandbox).logIn('13800000010')).data.token;
});
afterAll(() => sandbox.close());

const isServer = Boolean(process.env['TEST_DATABASE_URL']);
/** On a server each call reads the shared clock and the session; a session is written down once a second. */
const besides = isServer ? 3 : 1;

/** A call's answer and the statements that it took. */
async function ask<Out>(path: string, fields: Record<string, unknown>): Promise<{ data: Out; statements: number }> {
  heard.length = 0;
  const { ret, msg, data } = (await (await clientOf(sandbox, { token }).raw(path, fields)).json()) as Envelope<Out>;
  const statements = heard.length;
  if (ret !== 0) throw new Error(`${path}: ${ret} ${msg} ${JSON.stringify(data)}`);
  return { data, statements };
}

const date = (): string => addDays(dayAt(sandbox.now()), 20);
const trip = () => ({ orgCity: 'BJS', dstCity: 'SHA', date: date() });

describe('the database gets the fewest statements', () => {
  it('for a search: what was sold', async () => {
    for (let turn = 0; turn < 2; turn += 1)
      expect((await ask('/airTicket/queryFlight', trip())).statements).toBeLessThanOrEqual(1 + besides);
  });

  it('for the workbench: steps that are due, and all figures', async () => {
    await ask('/workbench/summary', {});
    expect((await ask('/workbench/summary', {})).statements).toBeLessThanOrEqual(2 + besides);
  });

  it('for an order of one or of nine people the same, and for its detail one statement', async () => {
    const seen: number[] = [];
    for (const people of [1, 1, 9, 9]) {
      const { data: list } = await ask<FlightList>('/airTicket/queryFlight', { ...trip(), adults: people });
      const flight = list.flights.find((one) => one.seats.some((seat) => seat.seatNum >= 10));
      const seat = flight?.seats.find((one) => one.seatNum >= 10);
      const seats = [{ triptype: 1, flightId: flight?.flightId, cabinCode: seat?.cabinCode, parPrice: seat?.parPrice }];
      const { data: verified } = await ask<Verified>('/airTicket/verifyPrice', {
        seats,
        adults: people,
        children: 0,
        infants: 0,
      });
      const passengers = Array.from({ length: people }, () => person());
      const order = {
        requestId: `statements-${seen.length}`,
        verifyKey: verified.verifyKey,
        passengers,
        contact: { name: '周砚清', mobilePhone: '13800000010' },
        voucher: 'none',
        agreed: true,
        documentConsent: true,
      };
      const { data: created, statements } = await ask<{ orderId: string }>('/airTicket/createOrder', order);
      // Begin with the request’s key, its answer and the locks, and the search for duplicates; the seats; the order with commit; for one order of twenty their numbers.
      expect(statements).toBeLessThanOrEqual(6 + 1 + besides);
      seen.push(statements);
      expect((await ask('/order/airOrderDetail', { orderId: created.orderId })).statements).toBeLessThanOrEqual(
        1 + besides,
      );
    }
    expect(Math.min(...seen)).toBeLessThanOrEqual(6 + besides);
    expect(Math.max(...seen) - Math.min(...seen)).toBeLessThanOrEqual(1 + besides);
  });
});

it('without the helpers a call does not read the shared clock', async () => {
  const asked: string[] = [];
  const bare = await memorySandbox({ settings: { sandbox: false }, onQuery: (text) => asked.push(text) });
  try {
    asked.length = 0;
    await clientOf(bare).raw('/common/notices');
    expect(asked).toHaveLength(1);
  } finally {
    await bare.close();
  }
});

/** Orders of one member for one passenger, one an hour from the first day on. */
const addOrders = async (count: number): Promise<void> => {
  const start = sandbox.now() + 86_400_000;
  const n = sql`generate_series(1, ${sql.lit(count)}) as n`;
  const order = sql`'many' || n`;
  await sql`insert into air_orders select ${order}, '20250010', 'default', null, 2, 'private', 1, ${sql.lit(start)} - n, ${sql.lit(start)}, null, 100, 0, null, false, '{}', 'none', '', '', '' from ${n}`.execute(
    sandbox.db,
  );
  await sql`insert into orders select ${order}, 'airTicket', 'default', '20250010', null, 2, 'private', ${sql.lit(start)} - n, ${sql.lit(start)} - n, 0, ${sql.lit(start)}, 100, '', '', '{}' from ${n}`.execute(
    sandbox.db,
  );
  await sql`insert into air_order_flights select ${order}, 1, 'CA1', 'Y', 'CA1501', 'CA', ${sql.lit(start)} + n * 3600000::bigint, ${sql.lit(start)} + n * 3600000::bigint + 7200000, '{}' from ${n}`.execute(
    sandbox.db,
  );
  await sql`insert into air_order_passengers select ${order} || '-1', ${order}, '周砚清', 'ADT', '1', 'x', 'one-person', '', '', 100, '[]' from ${n}`.execute(
    sandbox.db,
  );
  await sql`insert into air_order_tickets select ${order} || '-1', ${order}, 1, 100, 0, 0, 0, 0, null, '', 'one-person', ${sql.lit(start)} + n * 3600000::bigint from ${n}`.execute(
    sandbox.db,
  );
};

interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  Plans?: Plan[];
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

async function planOfSearch(): Promise<Plan[]> {
  const day = addDays(dayAt(sandbox.now()), 5);
  const [row] = (await journeysOf(sandbox.db, ['one-person'], msOf(day), msOf(day) + 86_400_000, sandbox.now()).explain(
    'json',
  )) as { 'QUERY PLAN': { Plan: Plan }[] }[];
  return nodesOf(row?.['QUERY PLAN'][0]?.Plan as Plan);
}

describe('the search for duplicates among 20,000 orders of one member for one person', () => {
  beforeAll(() => addOrders(20_000));

  it.each([
    ['before the tables were analysed', async () => undefined],
    ['once the sweep has analysed them', () => sweep(sandbox.db, sandbox.now() + 3_600_000)],
  ])('begins with the document and the day, %s', async (_when, prepare) => {
    await prepare();
    const nodes = await planOfSearch();
    expect(nodes.map((node) => node['Index Name'])).toContain('air_order_tickets_journey');
    expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([]);
  });

  it('reads no more than the journeys of that day', async () => {
    const day = addDays(dayAt(sandbox.now()), 5);
    const found = await journeysOf(
      sandbox.db,
      ['one-person'],
      msOf(day),
      msOf(day) + 86_400_000,
      sandbox.now(),
    ).execute();
    expect(found).toHaveLength(24);
  });

  it('is planned with figures: the sweep has counted the orders', async () => {
    const { rows } = await sql<{
      reltuples: number;
    }>`select reltuples from pg_class where relname = 'air_orders' and relnamespace = current_schema()::regnamespace`.execute(
      sandbox.db,
    );
    expect(rows[0]?.reltuples).toBeGreaterThan(15_000);
  });
});

describe('the workbench of a member with 20,000 orders that are over', () => {
  it.each([['a member', '10'] as const, ['a company', '70'] as const])(
    'of %s reads those ahead by their index',
    async (_who, level) => {
      const member = { memberId: '20250010', appId: 'default', level, creditMemberId: 700070 } as Member;
      const [row] = (await ordersAhead(sandbox.db, member, sandbox.now()).explain('json')) as {
        'QUERY PLAN': { Plan: Plan }[];
      }[];
      const nodes = nodesOf(row?.['QUERY PLAN'][0]?.Plan as Plan);
      expect(nodes.map((node) => node['Index Name'])).toContain('orders_open');
      expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([]);
    },
  );
});

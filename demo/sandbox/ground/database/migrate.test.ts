import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { memorySandbox } from '#tests/support/sandbox.ts';
import { migrate } from './migrate.ts';

/** The tables as they were before the step `008-journeys`. */
const undo = [
  'drop index air_order_tickets_journey',
  'alter table air_order_tickets drop column cert_key, drop column dep_at',
  'create index air_order_passengers_cert on air_order_passengers (cert_key)',
  `delete from migrations where name = '008-journeys'`,
];

const order = (id: string): string[] => [
  `insert into air_orders select '${id}', '20250010', 'default', null, 2, 'private', 2, 1, 2, null, 300, 0, null, false, '{}', 'none', '', '', ''`,
  `insert into air_order_flights values ('${id}', 1, 'A', 'Y', 'CA1501', 'CA', 1000, 2000, '{}'), ('${id}', 2, 'B', 'Y', 'CA1502', 'CA', 5000, 6000, '{}')`,
  `insert into air_order_passengers select '${id}-' || n, '${id}', '周砚清', 'ADT', '1', 'x', '${id}-key-' || n, '', '', 100, '[]' from generate_series(1, 2) as n`,
  `insert into air_order_tickets select '${id}-' || n, '${id}', way, 100, 0, 0, 0, 0, null, '' from generate_series(1, 2) as n, generate_series(1, 2) as way`,
];

it('orders of before the journeys get theirs: each ticket its passenger’s document and its flight’s departure', async () => {
  const sandbox = await memorySandbox();
  try {
    for (const statement of [...undo, ...order('old1'), ...order('old2')]) await sql.raw(statement).execute(sandbox.db);
    await migrate(sandbox.db);
    const tickets = await sandbox.db
      .selectFrom('air_order_tickets')
      .where('order_id', 'in', ['old1', 'old2'])
      .orderBy('psg_id')
      .orderBy('triptype')
      .select(['psg_id', 'cert_key', 'dep_at'])
      .execute();
    const expected = ['old1', 'old2'].flatMap((id) =>
      [1, 2].flatMap((n) =>
        [1000, 5000].map((dep_at) => ({ psg_id: `${id}-${n}`, cert_key: `${id}-key-${n}`, dep_at })),
      ),
    );
    expect(tickets).toEqual(expected);
    await migrate(sandbox.db);
  } finally {
    await sandbox.close();
  }
});

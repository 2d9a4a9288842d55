import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { hashOfRows } from '#domain/company-bill/bill-hash.ts';
import { memorySandbox } from '#tests/support/sandbox.ts';
import { hashOfBill } from './head.ts';

it('the hash of a bill of several parts is that of its lines, and of no later ones', async () => {
  const { db, close } = await memorySandbox();
  try {
    await db.transaction().execute(async (tx) => {
      // Only the lines are looked at.
      await sql`create temporary table company_bill_rows (bill_id int, no int, line text) on commit drop`.execute(tx);
      await sql`insert into company_bill_rows select 7, n, n || e'\\t北京 \\\\t 上海\\t' || repeat('¥', n % 7) from generate_series(1, 20700) n`.execute(
        tx,
      );
      const lines = Array.from({ length: 20_700 }, (_, at) => `${at + 1}\t北京 \\t 上海\t${'¥'.repeat((at + 1) % 7)}`);
      for (const count of [0, 1, 127, 128, 129, 20_480, 20_481, 20_690])
        expect([count, await hashOfBill(tx, 7, count)]).toEqual([
          count,
          hashOfRows(lines.slice(0, count), createHash('sha256')),
        ]);
    });
  } finally {
    await close();
  }
});

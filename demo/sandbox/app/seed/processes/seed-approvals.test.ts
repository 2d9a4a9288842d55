import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxOfSeed } from '#tests/support/sandbox.ts';
import type { Sandbox } from '../../../sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await sandboxOfSeed();
});
afterAll(() => sandbox.close());

const rows = async <Row>(text: string): Promise<Row[]> => (await sql<Row>`${sql.raw(text)}`.execute(sandbox.db)).rows;

describe('the cases of the seed', () => {
  it('are of every kind, running and finished, over two years', async () => {
    const found = await rows<{ kind: string; state: string }>('select distinct kind, state from cases');
    const has = (kind: string) => found.filter((one) => one.kind === kind).map(({ state }) => state);
    expect(has('trip')).toEqual(expect.arrayContaining(['running', 'agreed', 'refused', 'withdrawn']));
    expect(has('order')).toEqual(expect.arrayContaining(['running', 'agreed', 'refused', 'expired']));
    expect([...has('change'), ...has('refund')].toSorted()).toEqual(
      expect.arrayContaining(['agreed', 'refused', 'running']),
    );
    const [{ days } = { days: 0 }] = await rows<{ days: number }>(
      'select ((max(opened_at) - min(opened_at)) / 86400000)::int as days from cases',
    );
    expect(days).toBeGreaterThan(650);
  });

  it('fill the boxes of the company and of its approvers', async () => {
    for (const actor of [0, 710_072]) {
      const [{ todo, done } = { todo: 0, done: 0 }] = await rows<{ todo: number; done: number }>(
        `select count(*) filter (where state = 'open')::int as todo, count(*) filter (where state in ('agreed', 'refused', 'handedOn'))::int as done
         from case_tasks where company_id = 700070 and ${actor} in (actor, for_id)`,
      );
      expect([actor, todo > 0, done > 0]).toEqual([actor, true, true]);
    }
    const [{ copies } = { copies: 0 }] = await rows<{ copies: number }>(
      'select count(*)::int as copies from case_copies',
    );
    expect(copies).toBeGreaterThan(0);
  });

  it('count for the cost centre of the applicant', async () => {
    const found = await rows<{ id: number; code: string }>(
      `select distinct employee_id::int as id, content ->> 'costCenter' as code from applications
       where employee_id in (710073, 710074) order by 1`,
    );
    expect(found).toEqual([
      { id: 710_073, code: 'SL-01' },
      { id: 710_074, code: 'MK-01' },
    ]);
  });

  it('have comments, deputies, time-outs and colleagues who were asked', async () => {
    const kinds = await rows<{ kind: string }>(
      `select distinct entry ->> 'kind' as kind from cases, jsonb_array_elements(instance -> 'log') entry`,
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['commented', 'handedOn', 'reminded', 'urged', 'away', 'withdrawn']),
    );
  });
});

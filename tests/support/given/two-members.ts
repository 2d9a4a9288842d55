import { afterAll, beforeAll } from 'vitest';
import type { Envelope, Row } from '#contract/row.ts';
import type { Sandbox } from '#demo/sandbox/sandbox.ts';
import { clientOf, memorySandbox } from '#tests/support/sandbox.ts';
import type { Client } from '#tests/support/sandbox.ts';

interface Filled {
  who: 'first' | 'second';
  phone: string;
  memberId: string;
  /** Rows: pages and exports of the first member need more than one may save. */
  many: number;
}

/** A sandbox in memory for the suites of lists; the members of a test file log in to it. */
export function listedSandbox(begin?: (sandbox: Sandbox) => Promise<unknown>) {
  let sandbox: Sandbox;
  let client: Client;
  beforeAll(async () => {
    sandbox = await memorySandbox();
    client = clientOf(sandbox);
    await begin?.(sandbox);
  });
  afterAll(() => sandbox.close());

  return {
    /** Two members with rows of their own. Returns the answers of a call to either. */
    members(
      phones: readonly [first: string, second: string],
      fill: (sandbox: Sandbox, one: Filled) => Promise<unknown>,
    ) {
      const tokens = { first: '', second: '' };
      beforeAll(async () => {
        for (const [who, phone, many] of [
          ['first', phones[0], 125],
          ['second', phones[1], 25],
        ] as const) {
          const { token, memberId } = (await client.logIn(phone)).data;
          tokens[who] = token;
          await fill(sandbox, { who, phone, memberId, many });
        }
      });
      return <In, Out>(row: Row<In, Out>) =>
        (member: 'first' | 'second', input: In): Promise<Envelope<Out>> =>
          client.send(row, input, { token: tokens[member] });
    },
  };
}

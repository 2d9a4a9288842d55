import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { account } from '#contract/account.ts';
import { clientOf, memorySandbox } from '#tests/support/sandbox.ts';
import type { Client } from '#tests/support/sandbox.ts';
import { copyTemplate } from '#tests/support/template.ts';
import { createSandbox } from './sandbox.ts';
import type { Sandbox } from './sandbox.ts';

const databaseUrl = process.env['TEST_DATABASE_URL'];

/** Two sandboxes on one database: two processes on one PostgreSQL server, else one process that starts again. `isEmpty`: they lay the seed themselves. */
async function twoOnOne(
  use: (one: Client, two: Client, sandboxes: [Sandbox, Sandbox]) => Promise<void>,
  { isEmpty = false } = {},
): Promise<void> {
  if (!databaseUrl) {
    const sandbox = await memorySandbox();
    await use(clientOf(sandbox), clientOf(sandbox), [sandbox, sandbox]);
    return sandbox.close();
  }
  const schema = `shared_${process.pid}_${Date.now() % 1e6}`;
  const copy = isEmpty ? null : await copyTemplate(databaseUrl);
  const where = copy ? { databaseUrl: copy.url } : { databaseUrl, schema };
  const [one, two] = await Promise.all([createSandbox(where), createSandbox({ ...where, port: 4700 })]);
  await use(clientOf(one), clientOf(two), [one, two]);
  if (!copy) await sql`drop schema ${sql.id(schema)} cascade`.execute(one.db);
  await Promise.all([one.close(), two.close()]);
  return await copy?.drop();
}

describe('sandboxes on one database', () => {
  it('start at once without getting in each other’s way, and share sessions, clock, faults and resets', async () => {
    await twoOnOne(
      async (one, two, [first, second]) => {
        const accounts = await first.db
          .selectFrom('members')
          .where('app_id', 'is', null)
          .where('password', 'is not', null)
          .selectAll()
          .execute();
        expect(accounts).toHaveLength(17);
        const { token } = (await one.logIn('13800000010')).data;
        expect((await two.send(account.memberInfo, {}, { token })).ret).toBe(0);

        await one.tell('/sandbox/clock', { advance: 1000 });
        await two.raw('/common/captcha');
        expect(Math.abs(second.now() - first.now())).toBeLessThan(500);

        await one.tell('/sandbox/fault', { path: '/common/captcha', kind: 'status:500', times: 3 });
        const statuses = await Promise.all(
          Array.from({ length: 8 }, async (_, at) => (await (at % 2 ? one : two).raw('/common/captcha')).status),
        );
        expect(statuses.filter((status) => status === 500)).toHaveLength(3);

        await two.tell('/sandbox/reset', {});
        expect((await one.send(account.memberInfo, {}, { token })).ret).toBe(401);
      },
      { isEmpty: true },
    );
  });

  it('give one session for a sign that both get at once', async () => {
    await twoOnOne(async (one, two) => {
      const { sign } = await one.ask('/sandbox/sign?appId=skyline&user=u-1');
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          (at % 2 ? one : two).send(
            account.loginBySign,
            { appId: 'skyline', sign: String(sign) },
            { appId: 'skyline' },
          ),
        ),
      );
      expect(answers.filter(({ ret }) => ret === 0)).toHaveLength(1);
    });
  });

  it('can be seeded again while calls are in flight', async () => {
    await twoOnOne(async (one, two) => {
      const calls = Array.from({ length: 60 }, () => one.raw('/common/captcha'));
      const reset = await two.tell('/sandbox/reset', {});
      expect(reset.status).toBe(200);
      for (const answer of await Promise.all(calls)) expect(((await answer.json()) as { ret: number }).ret).toBe(0);
    });
  });
});

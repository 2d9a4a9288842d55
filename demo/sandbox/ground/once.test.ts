import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, memorySandbox } from '#tests/support/sandbox.ts';
import { apps } from './apps.ts';
import { ok, refuse } from './call.ts';
import type { Call, Tx } from './call.ts';
import { memberFrom } from './member/tokens.ts';
import { once } from './once.ts';
import type { Sandbox } from '../sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await memorySandbox({ delayQueriesMs: 3 });
  await clientOf(sandbox).ask('/sandbox/accounts');
});
afterAll(() => sandbox.close());

async function callAs(memberId: string, path = '/order/cancelAirOrder'): Promise<Call> {
  const row = await sandbox.db.selectFrom('members').where('id', '=', memberId).selectAll().executeTakeFirstOrThrow();
  const app = apps.get('default');
  if (!app) throw new Error('no default application');
  const settings = { sandbox: true, captchaBypass: null, requestVerifyKey: null };
  return {
    db: sandbox.db,
    version: 1,
    now: sandbox.now,
    appId: 'default',
    app,
    path,
    member: memberFrom(row, 'default'),
    tokenHash: '',
    address: '',
    device: '',
    baseUrl: '',
    settings,
  };
}

/** An effect that can be counted. */
async function addEffect(tx: Tx, name: string): Promise<void> {
  await tx
    .insertInto('signs_used')
    .values({ app_id: 'effects', jti: `${name}-${Math.random()}`, forget_at: 1 })
    .execute();
}
const effects = async (name: string) =>
  (
    await sandbox.db
      .selectFrom('signs_used')
      .where('app_id', '=', 'effects')
      .where('jti', 'like', `${name}-%`)
      .selectAll()
      .execute()
  ).length;

describe('one effect per key', () => {
  it('for fifty equal calls at once; all get the first one’s answer', async () => {
    const call = await callAs('20250010');
    let runs = 0;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        once(call, 'key-fifty', { a: 1 }, async (tx) => {
          await addEffect(tx, 'fifty');
          return ok({ run: (runs += 1) });
        }),
      ),
    );
    expect(await effects('fifty')).toBe(1);
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set([JSON.stringify(ok({ run: 1 }))]));
  });

  it('is kept for each member by itself', async () => {
    const work = async (tx: Tx) => (await addEffect(tx, 'each'), ok({}));
    await once(await callAs('20250010'), 'key-each', {}, work);
    await once(await callAs('20250020'), 'key-each', {}, work);
    expect(await effects('each')).toBe(2);
  });

  it('with other parameters, or of another call, is refused', async () => {
    const work = async (tx: Tx) => (await addEffect(tx, 'other'), ok({}));
    const call = await callAs('20250010');
    await once(call, 'key-other', { amount: '10', list: [1, { x: 1, y: 2 }] }, work);
    expect((await once(call, 'key-other', { list: [1, { y: 2, x: 1 }], amount: '10' }, work)).ret).toBe(0);
    expect(await once(call, 'key-other', { amount: '11', list: [1, { x: 1, y: 2 }] }, work)).toMatchObject({
      ret: 409,
      data: { kind: 'requestIdReused' },
    });
    expect(
      (
        await once(
          await callAs('20250010', '/pay/tianHangPay'),
          'key-other',
          { amount: '10', list: [1, { x: 1, y: 2 }] },
          work,
        )
      ).ret,
    ).toBe(409);
    expect(await effects('other')).toBe(1);
  });

  it('is undone by a refusal, and the key is free again', async () => {
    const call = await callAs('20250010');
    const refused = await once(call, 'key-refused', {}, async (tx) => {
      await addEffect(tx, 'refused');
      return refuse(409, '座位已售罄', { kind: 'soldOut' });
    });
    expect(refused).toEqual({ ret: 409, msg: '座位已售罄', data: { kind: 'soldOut' } });
    expect(await effects('refused')).toBe(0);
    expect(
      (await once(call, 'key-refused', { changed: true }, async (tx) => (await addEffect(tx, 'refused'), ok({})))).ret,
    ).toBe(0);
    expect(await effects('refused')).toBe(1);
  });

  it('is undone by a fault, and the next call does the work', async () => {
    const call = await callAs('20250010');
    const failing = once(call, 'key-fault', {}, async (tx) => {
      await addEffect(tx, 'fault');
      throw new Error('power cut');
    });
    await expect(failing).rejects.toThrow('power cut');
    expect(await effects('fault')).toBe(0);
    expect((await once(call, 'key-fault', {}, async (tx) => (await addEffect(tx, 'fault'), ok({})))).ret).toBe(0);
    expect(await effects('fault')).toBe(1);
  });

  it('is right too when calls with one key are refused at random', async () => {
    const call = await callAs('20250010');
    let at = 0;
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        once(call, 'key-mixed', {}, async (tx) => {
          await addEffect(tx, 'mixed');
          return (at += 1) % 3 ? refuse(409, '请重试') : ok({ at });
        }),
      ),
    );
    expect(await effects('mixed')).toBe(1);
    expect(new Set(answers.filter(({ ret }) => ret === 0).map((answer) => JSON.stringify(answer))).size).toBe(1);
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { account } from '#contract/account.ts';
import { clientOf, memorySandbox } from '#tests/support/sandbox.ts';
import type { Client } from '#tests/support/sandbox.ts';
import type { Sandbox } from '../../sandbox.ts';

let sandbox: Sandbox;
let client: Client;
beforeAll(async () => {
  sandbox = await memorySandbox();
  client = clientOf(sandbox);
});
afterAll(() => sandbox.close());

const deal = async (query = ''): Promise<string> =>
  String((await client.ask(`/sandbox/ticket?mobilePhone=13800000071${query}`))['ticket']);
const exchange = (ticket: string, appId?: string) =>
  client.send(account.loginByTicket, { ticket }, appId ? { appId } : {});

it('a ticket opens a session of its member once, also when it is exchanged twice at the same moment', async () => {
  const ticket = await deal();
  const answers = await Promise.all([exchange(ticket), exchange(ticket)]);
  expect(answers.map(({ ret }) => ret).toSorted((a, b) => a - b)).toEqual([0, 400]);
  const { data } = answers.find(({ ret }) => ret === 0)!;
  expect((await client.send(account.memberInfo, {}, { token: data.token })).data).toMatchObject({
    mobilePhone: '13800000071',
  });
  expect(await exchange(ticket)).toMatchObject({ ret: 400, data: { field: 'ticket' } });
});

it('a ticket is worth nothing after five minutes, nor for another application', async () => {
  const [late, foreign] = [await deal(), await deal('&appId=skyline')];
  expect(await exchange(foreign)).toMatchObject({ ret: 400 });
  expect(await exchange(foreign, 'skyline')).toMatchObject({ ret: 0 });
  await client.tell('/sandbox/clock', { advance: 301 });
  expect(await exchange(late)).toMatchObject({ ret: 400 });
});

it('the token of a live session is no ticket, and a phone without a member gets none', async () => {
  const { data } = await client.logIn('13800000010');
  expect(await exchange(data.token)).toMatchObject({ ret: 400 });
  expect(await client.ask('/sandbox/ticket?mobilePhone=13800009999')).not.toHaveProperty('ticket');
});

import fs from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Viewer } from '#domain/menu/viewer.ts';
import { allRoutes } from '#routes/all.ts';
import { guardRoute } from '#routes/guard.ts';
import { placeOf } from '#routes/path.ts';
import { clientOf, memorySandbox } from '#tests/support/sandbox.ts';
import type { Client } from '#tests/support/sandbox.ts';
import type { Sandbox } from '../../sandbox.ts';
import { scenarios } from './scenarios.ts';
import { inEnglish } from './words.en.ts';

let sandbox: Sandbox;
let client: Client;
beforeAll(async () => {
  sandbox = await memorySandbox();
  client = clientOf(sandbox);
});
afterAll(() => sandbox.close());

/** State in which each scenario leaves its object, as its member reads it. */
const states: Readonly<Record<string, string>> = {
  'new-customer': '暂无订单',
  'payment-code': '可用',
  'withdrawal-waiting': '审核中',
  'flight-unpaid': '待支付',
  'flight-expired': '已取消',
  'flight-ticketing': '出票中',
  'flight-ticketed': '已出票',
  'flight-refused': '已退款',
  'flight-delayed': '航班延误',
  'flight-cancelled': '航班取消',
  'flight-refund-asked': '退票申请中',
  'flight-refunded': '已退款',
  'flight-change-unpaid': '改签申请中',
  'flight-changed': '已改签',
  'train-unpaid': '待支付',
  'train-ticketed': '已出票',
  'train-refused': '已退款',
  'train-waitlist': '候补中',
  'train-waitlist-ended': '已退款',
  'train-refunded': '已退款',
  'train-delayed': '列车晚点',
  'hotel-unpaid': '待支付',
  'hotel-confirmed': '已确认',
  'hotel-refused': '已退款',
  'hotel-cancelled': '已退款',
  'intl-unpaid': '待支付',
  'intl-ticketed': '已出票',
  'intl-refunded': '已退款',
  'application-first-approver': '第 1 位审批中',
  'application-second-approver': '第 2 位审批中',
  'application-agreed': '已批准',
  'application-refused': '已驳回',
  'order-over-standard': '待审批',
  'order-approved': '待支付',
  'company-month-end': '待确认',
  'company-late-refund': '退款在本期',
  'company-bill-disputed': '有异议',
};

it('the sandbox lists more than thirty scenarios, each with one sentence', async () => {
  const list = await client.ask('/sandbox/scenarios');
  expect(list['scenarios']).toEqual(
    Object.entries(scenarios).map(([name, { shows }]) => ({
      name,
      shows: expect.stringMatching(/^.{8,40}$/) && shows,
      about: inEnglish[name],
    })),
  );
  const guide = fs.readFileSync('docs/testing.md', 'utf8');
  const rows = guide.matchAll(/^\| `([a-z]+-[a-z-]+)` +\| (.*) \|$/gm);
  const explained = Array.from(rows, ([, name = '', about = '']) => [name, about]);
  expect(explained).toEqual(Object.keys(scenarios).map((name) => [name, inEnglish[name]]));
  expect(Object.keys(scenarios)).toEqual(Object.keys(states));
  expect(Object.keys(scenarios).length).toBeGreaterThanOrEqual(30);
});

/** Of the page that a place names, as the guard of the site decides for a member. */
const decided = (viewer: Viewer, address: string): string =>
  guardRoute({
    routes: allRoutes,
    place: placeOf(allRoutes, address),
    viewer,
    hasToken: true,
    query: {},
    held: null,
    host: { isFirstParty: true, singleBrand: false, appId: '' },
    homePageName: '',
    publicQuery: [],
  }).kind;

/** Each round of the chores goes through all accounts whose clocks were moved: those of scenarios before it are no part of it. */
async function forgetClocks(): Promise<void> {
  await sandbox.db.updateTable('sandbox_state').set({ account_clocks: '{}' }).execute();
  await sandbox.refresh();
}

it.each(Object.entries(states))('%s ends as %s, with an account that may open its screen', async (name, state) => {
  // The month of the company goes on from scenario to scenario.
  if (!name.startsWith('company-')) await forgetClocks();
  const answer = await client.tell(`/sandbox/scenarios/${name}`, {});
  const made = (await answer.json()) as { open: string; account: { mobilePhone: string } };
  const { data: viewer } = await client.logIn(made.account.mobilePhone);
  expect(decided(viewer as unknown as Viewer, made.open)).toBe('show');
  expect(made).toMatchObject({
    name,
    state,
    account: { mobilePhone: expect.stringMatching(/^1\d{10}$/), password: 'travel123' },
    open: expect.stringMatching(/^\//),
  });
});

it('a name that no scenario has is 404', async () => {
  expect((await client.tell('/sandbox/scenarios/toString', {})).status).toBe(404);
});

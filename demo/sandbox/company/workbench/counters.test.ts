import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { application } from '#contract/application.ts';
import { approval } from '#contract/approval.ts';
import { companyPeople } from '#contract/company-people.ts';
import { orderList } from '#contract/order-list.ts';
import type { Row } from '#contract/row.ts';
import { workbench } from '#contract/workbench.ts';
import { orderTypes } from '#domain/product/names.ts';
import { clientOf, sandboxOfSeed } from '#tests/support/sandbox.ts';
import type { Sandbox } from '../../sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await sandboxOfSeed();
});
afterAll(() => sandbox.close());

/** Figures of the workbench, and their list by its filters, as the card's link opens it. */
describe.each(['13800000070', '13800000071', '13800000072', '13800000074'])('a card of %s', (phone) => {
  it('has the total of the list that it leads to', async () => {
    const client = clientOf(sandbox);
    const { token } = (await client.logIn(phone)).data;
    const ask = async <In, Out>(row: Row<In, Out>, input: In) => (await client.send(row, input, { token })).data;
    const total = async <In, Out extends { total: number }>(row: Row<In, Out>, input: In) =>
      Math.min(100, (await ask(row, { size: 1, ...input })).total);

    const counters = await ask(workbench.counters, {});
    const shown: Record<string, number> = {};
    const listed: Record<string, number> = {};
    const { toPay, approval: underApproval, ticketing, seating, waiting, afterSale, toTravel, toApprove } = counters;
    for (const [group, counts] of [
      ['unpaid', toPay],
      ['approval', underApproval],
      ['ticketing', ticketing],
      ['seating', seating],
      ['waiting', waiting],
      ['after', afterSale],
      ['travel', toTravel],
    ] as const)
      for (const type of orderTypes) {
        shown[`${type} ${group}`] = counts[type];
        listed[`${type} ${group}`] = await total(orderList.list, { type, group });
      }
    for (const side of ['trip', 'order'] as const) {
      shown[`approve ${side}`] = toApprove[side];
      listed[`approve ${side}`] = await total(approval.list, { box: 'todo', side });
    }
    const figures = await ask(workbench.approvals, {});
    for (const [name, state] of [
      ['mine', '1'],
      ['approved', '2'],
    ] as const) {
      if (phone === '13800000070') continue;
      shown[name] = figures[name];
      listed[name] = await total(application.list, { state });
    }
    if (figures.orphans !== null) {
      shown['orphans'] = figures.orphans;
      listed['orphans'] = await total(companyPeople.list, { orphan: 'any' });
    }
    expect(shown).toEqual(listed);
  });
});

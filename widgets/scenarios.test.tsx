import { expect, it } from 'vitest';
import { mountWidget } from '#tests/support/page/mount-widget.tsx';
import { sandboxUrl } from '#tests/support/page/own-sandbox.ts';

async function makeScenario(name: string): Promise<{ open: string; account: { mobilePhone: string } }> {
  const answer = await fetch(`${sandboxUrl()}/sandbox/scenarios/${name}`, { method: 'POST' });
  return JSON.parse(await answer.text()) as { open: string; account: { mobilePhone: string } };
}

/** By a heading that the page of one application or one bill has, and their lists have not. */
it.each([
  ['application-first-approver', 'applications', '预算'],
  ['company-bill-disputed', 'company-bill', '四账核对'],
])('%s opens the page of the one thing that it has made', async (name, widget, heading) => {
  const { open, account } = await makeScenario(name);
  const { screen } = await mountWidget(widget, { as: account.mobilePhone, address: open });
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
});

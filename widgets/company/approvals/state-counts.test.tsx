import { expect, it } from 'vitest';
import { startCase } from '#tests/support/page/start-case.ts';
import { mountWidget } from '#tests/support/page/mount-widget.tsx';

it('the states of a box are chips with the number of their cases', async () => {
  await startCase({ title: '南京客户培训' });
  const { screen } = await mountWidget('approvals', { as: '13800000070', address: '/travel/audit?box=mine' });
  const running = await screen.findByRole('button', { name: /^审批中 \d+$/ });
  const all = screen.getByRole('button', { name: /^全部 \d+$/ });
  const countOf = (one: HTMLElement) => Number(/\d+/.exec(one.textContent ?? '')?.[0]);
  expect(countOf(all)).toBeGreaterThanOrEqual(countOf(running));
  expect(screen.queryByRole('combobox', { name: '状态' })).toBeNull();
});

import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { VerifiedTrain } from '#contract/train-order.ts';
import { asMember, findRide, someAdult } from '#tests/support/orders/order-train.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const business = { travelType: 'business' };

/** A ride of an employee on business, in second class. */
async function travel(as: string): Promise<void> {
  const call = await asMember(as);
  const { ride } = await findRide(as);
  const { verifyKey } = await call<VerifiedTrain>('/train/verify', { rides: [ride], passengers: 1, ...business });
  await call('/train/createOrder', {
    requestId: crypto.randomUUID(),
    verifyKey,
    passengers: [someAdult()],
    contact: { name: '周砚清', mobilePhone: '13800000010' },
    agreed: true,
  });
}

const part = (screen: { getByRole(role: string, given: { name: string }): HTMLElement }, name: string) =>
  within(screen.getByRole('heading', { name }).closest('section') as HTMLElement);

it('foretells while a rule is edited who is hit, lists the trips, and says so before the draft is published', async () => {
  await travel('13800000073');
  let lost = 0;
  const { screen, root } = await mountWidget('standards', {
    as: '13800000070',
    address: '/travel/editStandardSettings/1',
    async fetch(input, init) {
      if (lost > 0 && String(input).includes('/travel/standard/whatIf')) {
        lost -= 1;
        throw new TypeError('offline');
      }
      return await fetch(input, init);
    },
  });
  await screen.findByRole('heading', { name: '如果当时用这份草稿' });
  const card = part(screen, '如果当时用这份草稿');
  await card.findByText('所有行程的判定都不变。');
  // The chart has a scale and its months have years; trips of the past year may lie ahead.
  const scaled = within(card.getByRole('group', { name: '每月超标' }));
  expect(scaled.getByText(/^\d+ 个$/)).toBeTruthy();
  expect(scaled.getByText(/^按出行月份，\d{4}-\d{2} 至 \d{4}-\d{2}$/)).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: /^火车票/ }));
  // The first rule of trains grants second class: now it refuses every ride.
  const seat = () => root.querySelector('ul[aria-label="火车票"] > li') as HTMLElement;
  await waitFor(() => expect(seat()).toBeTruthy());
  fireEvent.click(within(seat()).getByRole('button', { name: '第 1 条的更多操作' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: '修改条件与文案' }));
  const drawer = within(await screen.findByRole('dialog', { name: '修改条件与文案' }));
  fireEvent.click(drawer.getByRole('combobox', { name: /席/ }));
  fireEvent.click(await screen.findByRole('option', { name: '硬座' }));
  fireEvent.click(drawer.getByRole('button', { name: '完成' }));
  await card.findByText(/^判定变化 \d+ 个行程$/);
  await card.findByText('1 人会受影响');
  expect(card.getByText('王思远')).toBeTruthy();
  fireEvent.click(card.getByRole('button', { name: '逐单查看' }));
  const list = within(await screen.findByRole('dialog', { name: '判定变化的行程' }));
  expect(list.getAllByText(/高于差标硬座/).length).toBeGreaterThan(0);
  fireEvent.click(list.getAllByRole('button', { name: '关闭' })[0]!);
  fireEvent.click(screen.getByRole('button', { name: '发布' }));
  const dialog = within(await screen.findByRole('dialog', { name: '发布「通用差旅标准」' }));
  expect(dialog.getByText(/将影响 1 人：王思远/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: '取消' }));
  lost = 9;
  fireEvent.click(screen.getByRole('button', { name: '撤销' }));
  await card.findByText(/没有算出来/);
  lost = 0;
  fireEvent.click(card.getByRole('button', { name: '重试' }));
  await card.findByText('所有行程的判定都不变。');
  // The chart has a scale and its months have years; trips of the past year may lie ahead.
  const chart = within(card.getByRole('group', { name: '每月超标' }));
  expect(chart.getByText(/^\d+ 个$/)).toBeTruthy();
  expect(chart.getByText(/^按出行月份，\d{4}-\d{2} 至 \d{4}-\d{2}$/)).toBeTruthy();
});

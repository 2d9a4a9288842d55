import { within } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { ticketTrain } from '#tests/support/orders/order-train.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

afterEach(() => vi.restoreAllMocks());

const personal = '13800000010';

it('a change that is refused on a narrow page says so beside its press', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(375);
  const { orderNo } = await ticketTrain({ as: personal });
  const refusing: typeof fetch = async (input, init) =>
    String(input).endsWith('/train/changeApply')
      ? Response.json({ ret: 409, msg: '所选席别已售完，请改选席别或车次', data: { kind: 'soldOut' } })
      : await fetch(input, init);
  const { screen } = await mountWidget('train-change', {
    as: personal,
    fetch: refusing,
    address: `/train/train_ab_query_list?orderNo=${orderNo}`,
  });
  fireEvent.click(await screen.findByRole('button', { name: '显示其他席别' }));
  // Of another class than the old one: the longer list is there.
  const [dearer] = await screen.findAllByRole('radio', { name: /商务座.*补 ¥/ });
  fireEvent.click(dearer!);
  const next = await screen.findByRole<HTMLButtonElement>('button', { name: '下一步' });
  await waitFor(() => expect(next.disabled).toBe(false));
  fireEvent.click(next);
  await screen.findByRole('heading', { level: 1, name: '确认改签' });
  const bar = within(await screen.findByRole('group', { name: /^改到 / }));
  fireEvent.click(await bar.findByRole('button', { name: '占新座并支付差价' }));
  expect((await bar.findByRole('alert')).textContent).toBe('所选席别已售完，请改选席别或车次');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

import { expect, test } from 'vitest';
import { msOf } from '#domain/china-time.ts';
import { renderUi } from '#tests/support/page/render-ui.tsx';
import { CancelTimeline } from './CancelTimeline.tsx';

const rule = {
  kind: 'free' as const,
  sentence: '',
  steps: [
    { from: null, to: '2026-09-21 18:00:00', penalty: '0' },
    { from: '2026-09-21 18:00:00', to: '2026-09-22 18:00:00', penalty: '508' },
    { from: '2026-09-22 18:00:00', to: null, penalty: '1056' },
  ],
};

test('a cancellation is read as moments with amounts, in words beside the colours', () => {
  const { screen } = renderUi(<CancelTimeline rule={rule} total="1056" nowMs={msOf('2026-09-01')} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '现在免费取消，退 ¥1,056',
    '09-21 18:00扣 ¥508，退 ¥548',
    '09-22 18:00扣 ¥1,056，不退款',
  ]);
});

test('a stay that is paid at the hotel is free until arrival, without an amount', () => {
  const free = { ...rule, steps: [{ from: null, to: null, penalty: '0' }] };
  const { screen } = renderUi(<CancelTimeline rule={free} total="0" nowMs={0} />);
  expect(screen.getByRole('listitem').textContent).toBe('现在免费取消');
});

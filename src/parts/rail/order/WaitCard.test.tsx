import { expect, it } from 'vitest';
import type { TrainWait, TrainWish } from '#contract/train-wait.ts';
import { momentAt } from '#domain/china-time.ts';
import { renderWorded } from '#tests/support/page/render-worded.tsx';
import { WaitCard } from './WaitCard.tsx';

const hourMs = 3_600_000;
const wish = (trainNumber: string, price: string, untilMs: number) =>
  ({
    trainNumber,
    price,
    from: { station: '北京南', at: momentAt(untilMs + hourMs) },
    to: { station: '上海虹桥', at: momentAt(untilMs + 5 * hourMs) },
    minutes: 240,
    nights: 0,
    seatClass: 'second',
    until: momentAt(untilMs),
    ahead: 0,
  }) as unknown as TrainWish;

it('a train past its cut-off says so, and where the deposit above what is left goes', () => {
  const now = Date.now();
  const dear = (untilMs: number): TrainWait => ({
    wishes: [wish('G669', '600', untilMs), wish('G797', '500', now + 9 * hourMs)],
    deadline: momentAt(now + 9 * hourMs),
    deadlineMs: now + 9 * hourMs,
    deposit: '600',
    served: null,
  });
  const { root } = renderWorded(<WaitCard wait={dear(now - hourMs)} status={13} />);
  expect(root.querySelectorAll('.rl-ride')[0]?.textContent).toMatch(/已截止/);
  expect(root.querySelectorAll('.rl-ride')[0]?.textContent).not.toMatch(/排在最前/);
  expect(root.querySelectorAll('.rl-ride')[1]?.textContent).toMatch(/截止 .*您排在最前/);
  expect(root.textContent).toContain('预付款 ¥600.00 按最高票价收取；还在候补的最高为 ¥500.00');
  const open = renderWorded(<WaitCard wait={dear(now + hourMs)} status={13} />);
  expect(open.root.textContent).not.toMatch(/已截止|还在候补的最高/);
});

import { expect, test } from 'vitest';
import type { BillRow } from '#contract/bill.ts';
import { renderUi } from '#tests/support/page/render-ui.tsx';
import { ShortCards } from '#ui/list/ShortCards.tsx';
import { columnsOf } from './columns.tsx';
import { texts } from './texts.ts';

const period = {
  id: '1',
  at: '2026-11-30 00:00:00',
  title: '2026-11',
  direction: 'in',
  amount: '9016',
  figures: { tickets: '8', sales: '10000', changes: '0', refunds: '-984' },
} as unknown as BillRow;

test('on a phone a period has two lines, without empty figures and without 更多, and the whole card leads to its rows', () => {
  const columns = columnsOf({
    kind: 'airSum',
    t: { ...texts, say: (name) => name },
    today: '2026-11-26',
    showServFee: true,
    showYuan: (text) => text,
    rowsOf: () => undefined,
  });
  const plain = { ...period, id: '2', title: '2026-10', figures: { tickets: '1', sales: '9016' } };
  const { screen, root } = renderUi(
    <ShortCards
      label="账单"
      columns={columns}
      rows={[period, plain]}
      rowKey={({ id }) => id}
      open={({ title }) => ({ href: `/rows?${title}` })}
    />,
  );
  const lines = Array.from(root.querySelectorAll('.t-short'), (card) =>
    Array.from(card.querySelectorAll('.t-short__l'), (line) => line.textContent),
  );
  expect(lines).toEqual([
    ['2026-119016', '8 张销售额 10000退票退款 -984'],
    ['2026-109016', '1 张'],
  ]);
  expect(screen.getByRole('link', { name: '2026-11' }).getAttribute('href')).toBe('/rows?2026-11');
});

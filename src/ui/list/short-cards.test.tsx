import fs from 'node:fs';
import { expect, test, vi } from 'vitest';
import { renderUi, settle } from '#tests/support/page/render-ui.tsx';
import { sourcesIn } from '#tests/support/shape/sources.ts';
import type { DataColumn } from './DataTable.tsx';
import { ShortCards } from './ShortCards.tsx';

interface Movement {
  id: string;
  title: string;
  amount: string;
  fee: string;
}
const columns: readonly DataColumn<Movement>[] = [
  { key: 'at', title: '时间', card: 'fact', cell: () => '11-26 01:00' },
  {
    key: 'title',
    title: '说明',
    card: 'title',
    isMore: true,
    cardCell: ({ title }) => title,
    cell: ({ id }) => `单号 ${id}`,
  },
  { key: 'channel', title: '渠道', card: 'fact', cell: () => '' },
  { key: 'fee', title: '手续费', num: true, cell: ({ fee }) => fee },
  { key: 'amount', title: '金额', num: true, card: 'amount', cell: ({ amount }) => amount },
];
const rows: Movement[] = [
  { id: '1', title: '上海 → 广州', amount: '−880.00', fee: '—' },
  { id: '2', title: '钱包提现', amount: '−100.00', fee: '2.00' },
];

test('a short card has subject and amount, then the facts that say something; the rest is behind 展开', async () => {
  const { root } = renderUi(<ShortCards label="账单" columns={columns} rows={rows} rowKey={({ id }) => id} />);
  await settle();
  const [first, second] = Array.from(root.querySelectorAll('li'), (card) => card);
  expect(Array.from(first!.querySelectorAll('.t-short__l'), (line) => line.textContent)).toEqual([
    '上海 → 广州−880.00',
    '11-26 01:00展开',
  ]);
  second!.querySelector<HTMLElement>('.t-short__more')?.click();
  await settle();
  expect(Array.from(second!.querySelectorAll('dl > div'), (line) => line.textContent)).toEqual([
    '说明单号 2',
    '手续费2.00',
  ]);
  // A dash is left out.
  first!.querySelector<HTMLElement>('.t-short__more')?.click();
  await settle();
  expect(Array.from(first!.querySelectorAll('dl > div'), (line) => line.textContent)).toEqual(['说明单号 1']);
});

test('the whole short card is a link; rows without any action have a box that says why it is off', async () => {
  const open = vi.fn();
  const { root } = renderUi(
    <ShortCards
      label="账单"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      open={({ id }) => ({ href: `/o/${id}`, onClick: () => open(id) })}
      selection={{
        has: () => false,
        toggle: () => undefined,
        all: () => undefined,
        nameOf: ({ title }) => title,
        whyOff: ({ id }) => (id === '1' ? '不可开具' : ''),
      }}
      foot={{ at: '合计', amount: '−980.00', fee: '2.00' }}
    />,
  );
  await settle();
  const link = root.querySelector<HTMLAnchorElement>('.t-short__go');
  expect(link?.getAttribute('href')).toBe('/o/1');
  link?.click();
  expect(open).toHaveBeenCalledWith('1');
  expect(
    Array.from(root.querySelectorAll('input'), (box) => [
      box.disabled,
      box.ariaLabel ?? box.getAttribute('aria-label'),
    ]),
  ).toEqual([
    [true, '选择 上海 → 广州，不可开具'],
    [false, '选择 钱包提现'],
  ]);
  expect(root.querySelector('.t-short--sum')?.textContent).toBe('合计−980.00手续费2.00');
});

test('short cards are taken with their sheet: from short-cards.ts alone', () => {
  const users = [...sourcesIn('src'), ...sourcesIn('widgets')].filter((file) =>
    /^import \{[^}]*\} from '[^']*\/ShortCards\.tsx'/m.test(fs.readFileSync(file, 'utf8')),
  );
  expect(users).toEqual([]);
});

test('the part brings the separators of its facts to every list', async () => {
  const { styles } = await import('./short-cards.ts');
  expect(styles.join('')).toContain('.t-facts');
});

import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { FlightList } from '#contract/flight.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import type { MountWidgetOptions } from '#tests/support/page/mount-widget.tsx';

const soon = addDays(dayAt(Date.now()), 10);
const rows = (root: HTMLElement) => [...root.querySelectorAll<HTMLButtonElement>('.fs-fl__hit')];

async function list(more: string, options: MountWidgetOptions = {}) {
  const widget = await mountWidget('flight-search', {
    address: `/airTicket/query?from=BJS&to=SHA&date=${soon}&step=outbound${more}`,
    ...options,
  });
  return {
    ...widget,
    event: (name: string) =>
      widget.events.filter((one) => one.type === name).map((one) => one.detail as Record<string, unknown>),
  };
}

test('shows the fares that matter with their reasons, the cheapest with the solid button, the others folded', async () => {
  const { root, screen } = await list('&adults=2&children=1');
  await waitFor(() => expect(rows(root).length).toBeGreaterThan(5));
  fireEvent.click(rows(root).find((row) => row.getAttribute('aria-label')?.startsWith('东方航空')) as HTMLElement);
  const fares = () => [...root.querySelectorAll<HTMLElement>('.fs-fare')];
  await waitFor(() => expect(fares().length).toBeGreaterThan(0));
  const shown = fares().length;
  expect(shown).toBeLessThanOrEqual(3);
  expect(fares().map((fare) => fare.querySelector('.fs-fare__w b')?.textContent)[0]).toBe('最低价');
  expect(fares()[1]?.querySelector('.fs-fare__w')?.textContent).toMatch(/多付 ¥[\d,]+，/);
  // The cost of refunding three tickets, beside the share.
  expect(fares()[0]?.querySelector('.fs-fare__r')?.textContent).toMatch(
    /^现在退 3 人 −¥[\d,]+（\d+%，至 [\d :-]+） 现在改 /,
  );
  const [parts = []] = [...(fares()[0]?.querySelectorAll('.fs-fare__r button > span') ?? [])].map((line) =>
    [...line.querySelectorAll('.t-nowrap')].map((part) => part.textContent),
  );
  expect(
    parts.map((part) => part?.replace(/\d[\d,]*/g, '0')),
    'a line breaks inside no amount and no moment',
  ).toEqual(['现在退 0 人 −¥0', '（0%，', '至 0-0 0:0）']);
  const others = screen.getByRole('button', { name: /^其余 \d+ 个价格$/ });
  const folded = Number(/\d+/.exec(others.textContent ?? '')?.[0]);
  fireEvent.click(others);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: '收起其余价格' }).getAttribute('aria-expanded')).toBe('true'),
  );
  expect(fares()).toHaveLength(shown + folded);
  expect(
    screen.getAllByRole('button', { name: '预订' }).filter((button) => button.classList.contains('t-btn--action')),
  ).toEqual([fares()[0]?.querySelector('.t-btn')]);
  fireEvent.click(screen.getByRole('button', { name: '收起其余价格' }));
  await waitFor(() => expect(fares()).toHaveLength(shown));
});

type Control = 'record' | 'reason' | 'all' | 'some' | 'forbid';

/** The list of a company that does this with what is above its standard; `isFullOnly`: an airline sells nothing but its full fare. */
const controlled =
  (control: Control, isFullOnly = false): NonNullable<MountWidgetOptions['fetch']> =>
  async (input, init) => {
    const request = new Request(input, init);
    const answer = await fetch(request);
    if (!request.url.endsWith('/airTicket/queryFlight')) return answer;
    const body = (await answer.json()) as { data: FlightList };
    const { standard: own } = body.data;
    if (own) {
      own.control = control === 'all' || control === 'some' ? 'reason' : control;
      if (control === 'some') own.approval = control;
      // The server tells of an approval by itself.
      else if (control !== 'all') delete own.approval;
    }
    if (isFullOnly)
      for (const flight of body.data.flights)
        if (flight.airline === 'CA') flight.seats = flight.seats.filter(({ cabinCode }) => cabinCode === 'Y');
    for (const { seats } of body.data.flights)
      for (const { standard } of seats)
        if (standard && standard.verdict !== 'ok') standard.verdict = control === 'forbid' ? 'forbidden' : 'over';
    return new Response(JSON.stringify(body), { headers: answer.headers });
  };
async function openDear(control: Control, isFullOnly?: boolean) {
  const widget = await list(`&travelType=business${isFullOnly ? '&sort=-price' : ''}`, {
    as: '13800000073',
    fetch: controlled(control, isFullOnly),
  });
  const { root, screen } = widget;
  await waitFor(() => expect(rows(root).length).toBeGreaterThan(5));
  fireEvent.click(rows(root).find((row) => row.getAttribute('aria-label')?.startsWith('中国国航')) as HTMLElement);
  await waitFor(() => expect(root.querySelector('.fs-fare')).not.toBeNull());
  const others = screen.queryByRole('button', { name: /^其余/ });
  if (others) fireEvent.click(others);
  await waitFor(() => expect(root.querySelector('.fs-policy')).not.toBeNull());
  /** The button of the dearest fare. */
  const dear = () =>
    [...root.querySelectorAll<HTMLElement>('.fs-fare')]
      .find((fare) => fare.querySelector('.fs-fare__n')?.textContent?.includes('Y 舱'))
      ?.querySelector('.t-btn') as HTMLButtonElement;
  return { ...widget, dear, dialog: async () => within(await screen.findByRole('dialog', { name: '低价提醒' })) };
}

test.each([
  ['record', '可以预订，订单会标记超标', false],
  ['reason', '预订时须填写超标原因', false],
  ['all', '预订时须填写超标原因，并经审批后支付', false],
  ['some', '预订时须填写超标原因，可能须经审批后支付', false],
  ['forbid', '公司规定不可预订', true],
] as const)(
  'says below a fare above the standard what the company makes of it: %s',
  async (control, words, isRefused) => {
    const { root, dear } = await openDear(control);
    const notes = [...root.querySelectorAll<HTMLElement>('.fs-policy')];
    expect(new Set(notes.map((note) => note.dataset['policy']))).toEqual(
      new Set([/all|some/.test(control) ? 'reason' : control]),
    );
    expect(notes[0]?.textContent).toMatch(new RegExp(`^高于.*差标 ¥[\\d,]+，超出 ¥[\\d,]+。${words}$`));
    expect(dear().disabled).toBe(isRefused);
    // A coloured price asks to be pressed.
    const price = dear().closest('.fs-fare')?.querySelector('.fs-fare__p .t-price');
    expect(price?.className.includes('t-price--ink')).toBe(isRefused);
  },
);

test('compares the chosen fare with the cheaper one, which has the solid button', async () => {
  const { dear, dialog, event } = await openDear('record');
  fireEvent.click(dear());
  const compare = await dialog();
  expect(compare.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    '对比',
    expect.stringMatching(/^您选择的 超标 ¥/),
    '更低价 合规',
  ]);
  expect(compare.getAllByRole('rowheader').map((head) => head.textContent)).toEqual([
    '航班',
    '起降时间',
    '行程',
    '舱位',
    '行李',
    '现在退票',
    '含税价',
    '其中每人自付',
  ]);
  expect(compare.queryByRole('textbox')).toBeNull();
  const [keep, lower] = [
    compare.getByRole('button', { name: /^仍选 ¥/ }),
    compare.getByRole('button', { name: /^改订低价 ¥/ }),
  ];
  expect([keep.className, lower.className].map((look) => /t-btn--(\w+)/.exec(look)?.[1])).toEqual(['text', 'action']);
  fireEvent.click(lower);
  await waitFor(() => expect(event('navigate')).toHaveLength(1));
  expect(String(event('navigate')[0]?.['path'])).not.toContain('~Y~');
});

test('keeps the dearer fare with the reason that its company asks for, given once', async () => {
  const { dear, dialog, event, root } = await openDear('reason');
  fireEvent.click(dear());
  fireEvent.click((await dialog()).getByRole('button', { name: /^仍选 ¥/ }));
  expect(await (await dialog()).findByText('请填写超标原因')).toBeTruthy();
  expect(event('navigate')).toEqual([]);
  fireEvent.click((await dialog()).getByRole('button', { name: '客户或会议指定' }));
  fireEvent.click((await dialog()).getByRole('button', { name: /^仍选 ¥/ }));
  await waitFor(() => expect(event('navigate')).toHaveLength(1));
  expect(String(event('navigate')[0]?.['path'])).toContain('~Y~');
  await waitFor(() =>
    expect(root.querySelector<HTMLTextAreaElement>('.bk-over textarea')?.value).toBe('客户或会议指定'),
  );
});

test('goes back to the list, or to the cheaper flight, without booking', async () => {
  const { dear, dialog, event, root } = await openDear('reason', true);
  fireEvent.click(dear());
  fireEvent.click((await dialog()).getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(dear().getAttribute('aria-busy')).toBeNull());
  fireEvent.click(dear());
  fireEvent.click((await dialog()).getByRole('button', { name: '看该航班' }));
  await waitFor(() =>
    expect(root.querySelector('.fs-fl.is-open .fs-fl__hit')).toBe((root.getRootNode() as ShadowRoot).activeElement),
  );
  expect(event('navigate')).toEqual([]);
});

test.each([
  [true, '服务费'],
  [false, '其他费用'],
])(
  'a service fee has its amount in the hint of both prices, as below the open row, shown by its name: %s',
  async (showServFee, fee) => {
    const { root, screen } = await list('&travelType=business', {
      as: '13800000073',
      theme: { appId: 'default', switches: { showServFee } },
    });
    await waitFor(() => expect(rows(root).length).toBeGreaterThan(5));
    const hint = screen.getByRole('radiogroup', { name: '价格显示' }).parentElement?.title ?? '';
    const [, amount = ''] = /^含税价 = 票面价 \+ 机建 \+ 燃油 \+ (\S+ ¥\d+)$/.exec(hint) ?? [];
    expect(amount).toMatch(new RegExp(`^${fee} ¥[1-9]`));
    fireEvent.click(rows(root)[0] as HTMLElement);
    await waitFor(() =>
      expect(root.querySelector('.fs-note')?.textContent).toMatch(
        new RegExp(`^每位成人含机建 ¥\\d+、燃油 ¥\\d+、${amount}$`),
      ),
    );
  },
);

test('the bar of a phone names the lowest price of the day, and a press puts it first', async () => {
  const { root, screen } = await list('');
  await waitFor(() => expect(rows(root).length).toBeGreaterThan(5));
  const lowest = Math.min(
    ...rows(root).map((row) =>
      Number(/¥([\d,]+)/.exec(row.closest('li')?.textContent ?? '')?.[1]?.replaceAll(',', '')),
    ),
  );
  fireEvent.click(screen.getByRole('button', { name: `最低 ¥${lowest.toLocaleString('en-US')}` }));
  await waitFor(() =>
    expect(rows(root)[0]?.closest('li')?.textContent).toContain(`¥${lowest.toLocaleString('en-US')}`),
  );
});

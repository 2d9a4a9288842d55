import { describe, expect, test, vi } from 'vitest';
import type { Flight } from '#contract/flight.ts';
import { addDays, dayAt, momentAt, msOf } from '#domain/china-time.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import type { MountWidgetOptions } from '#tests/support/page/mount-widget.tsx';

const soon = addDays(dayAt(Date.now()), 10);

const rows = (root: HTMLElement) => [...root.querySelectorAll<HTMLButtonElement>('.fs-fl__hit')];

async function list(more: string, options: MountWidgetOptions = {}, step = 'outbound') {
  const widget = await mountWidget('flight-search', {
    address: `/airTicket/query?from=BJS&to=SHA&date=${soon}&step=${step}${more}`,
    ...options,
  });
  return {
    ...widget,
    event: (name: string) =>
      widget.events.filter((one) => one.type === name).map((one) => one.detail as Record<string, unknown>),
  };
}
const loaded = (root: HTMLElement, least = 1) => waitFor(() => expect(rows(root).length).toBeGreaterThanOrEqual(least));

/** The sandbox, with some answers of the flight query changed on their way. */
function changing(
  change: (answer: { data: { validUntilMs: number; flights: Flight[] } }, call: number) => Response | undefined,
): NonNullable<MountWidgetOptions['fetch']> {
  let call = 0;
  return async (input, init) => {
    const response = await fetch(input, init);
    const url = input instanceof Request ? input.url : String(input);
    if (!url.endsWith('/airTicket/queryFlight')) return response;
    call += 1;
    const answer = (await response.json()) as { data: { validUntilMs: number; flights: Flight[] } };
    return (
      change(answer, call) ?? new Response(JSON.stringify(answer), { headers: { 'Content-Type': 'application/json' } })
    );
  };
}

describe('a return trip', () => {
  test('chooses the way out, then only returns after its arrival, and books both', async () => {
    const { root, screen, event } = await list(`&returnDate=${soon}&sort=dep`, { as: '13800000010' });
    await loaded(root, 5);
    expect(screen.getByText(/选择去程/)).toBeTruthy();
    await waitFor(() => expect(rows(root)[0]?.parentElement?.textContent).toMatch(/往返 ¥[\d,]+起/));
    const morning =
      rows(root).find((row) => row.getAttribute('aria-label')?.includes(' 09:')) ?? (rows(root)[3] as HTMLElement);
    const arrival = /→ (\d\d:\d\d)/.exec(morning.getAttribute('aria-label') ?? '')?.[1] ?? '';
    fireEvent.click(morning);
    const choose = (await screen.findAllByRole('button', { name: '选为去程' }))[0] as HTMLElement;
    const widget = root.querySelector('.fs-root') as HTMLElement;
    const begin = vi.spyOn(widget, 'scrollIntoView').mockReturnValue();
    vi.spyOn(widget, 'getBoundingClientRect').mockReturnValue({ top: -900 } as DOMRect);
    choose.focus();
    fireEvent.click(choose);
    await screen.findByText(/选择返程/);
    await waitFor(() => expect(begin).toHaveBeenCalled());
    await loaded(root);
    const departures = [...root.querySelectorAll('.fs-fl__d .fs-fl__t')].map((one) => one.textContent ?? '');
    expect(departures.every((time) => time > arrival)).toBe(true);
    expect(screen.getByRole('region', { name: '去程' }).textContent).toContain(arrival);
    const first = rows(root)[0] as HTMLElement;
    const both = /往返 (¥[\d,]+)$/.exec(
      first.parentElement?.querySelector('.fs-fl__p')?.textContent?.replace(/ · 仅剩.*/, '') ?? '',
    )?.[1];
    fireEvent.click(first);
    await waitFor(() => expect(root.querySelector('.fs-fare__p')?.textContent).toContain(`往返 含税${both}`));
    fireEvent.click(screen.getAllByRole('button', { name: '预订' })[0] as HTMLElement);
    await waitFor(() => expect(event('navigate')).toHaveLength(1));
    const seats = new URLSearchParams(String(event('navigate')[0]?.['path']).split('?')[1]).get('seats')?.split(',');
    expect(seats).toHaveLength(2);
    expect(seats?.[1]).toMatch(/-(SHA|PVG)(PEK|PKX)~/);
  });

  test('lets the way out be chosen again', async () => {
    const { root, screen } = await list(`&returnDate=${addDays(soon, 3)}`);
    await loaded(root, 5);
    fireEvent.click(rows(root)[0] as HTMLElement);
    fireEvent.click((await screen.findAllByRole('button', { name: '选为去程' }))[0] as HTMLElement);
    fireEvent.click(await screen.findByRole('button', { name: '重选' }));
    await screen.findByText(/选择去程/);
    expect(location.search).not.toContain('outbound=');
  });

  test('goes back to the way out when a link names a flight that is gone', async () => {
    const { screen } = await list(
      `&returnDate=${addDays(soon, 3)}&outbound=CA0000-20260101-PEKSHA~T~930`,
      {},
      'return',
    );
    expect(await screen.findByText('所选去程航班已售完或起飞，请重新选择')).toBeTruthy();
    await screen.findByText(/选择去程/);
  });
});

describe('when something goes wrong', () => {
  test('a failed query says so and is asked again by a button', async () => {
    const { root, screen } = await list('', {
      fetch: changing((_, call) =>
        call === 1 ? new Response(JSON.stringify({ ret: 500, msg: '系统繁忙，请稍后再试', data: null })) : undefined,
      ),
    });
    expect(await screen.findByText('航班查询失败')).toBeTruthy();
    expect(screen.getByText('系统繁忙，请稍后再试')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await loaded(root, 5);
  });

  test('old prices are announced; refreshing keeps the opened row', async () => {
    let flightId = '';
    const before = await list('', {
      fetch: changing(({ data }) => {
        flightId = data.flights[1]?.flightId ?? '';
        return undefined;
      }),
    });
    await loaded(before.root, 5);
    before.unmount();
    const fetch = changing(({ data }, call) => {
      if (call === 1) data.validUntilMs = Date.now();
      return undefined;
    });
    const { root, screen } = await list(`&open=${flightId}`, { fetch });
    await loaded(root, 5);
    const opened = () => root.querySelector('.fs-fl.is-open .fs-fl__hit')?.getAttribute('aria-label')?.slice(0, 12);
    const label = opened();
    expect(label).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: '刷新价格' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: '刷新价格' })).toBeNull());
    expect(opened()).toBe(label);
  });
});

describe('travel for a company', () => {
  test('is offered to its members only, with a verdict on every price', async () => {
    const anonymous = await list('&travelType=business');
    await loaded(anonymous.root, 5);
    expect(anonymous.screen.queryByRole('radiogroup', { name: '出行类型' })).toBeNull();
    const { root, screen } = await list('&travelType=business', { as: '13800000073' });
    await loaded(root, 5);
    expect(screen.getByRole('radio', { name: '因公' }).getAttribute('aria-checked')).toBe('true');
    expect(screen.getByText('您的差标')).toBeTruthy();
    expect(root.querySelectorAll('.fs-fl__v .t-tag').length).toBeGreaterThanOrEqual(rows(root).length);
    fireEvent.click(screen.getByRole('radio', { name: '因私' }));
    await waitFor(() => expect(screen.queryByText('您的差标')).toBeNull());
  });

  test('a fare above the standard names the nearest flight that complies, and a press books it', async () => {
    let near = '';
    const fetch = changing(({ data }) => {
      const [chosen, other] = data.flights;
      if (!chosen || !other) return undefined;
      near = other.flightId;
      const half = (moment: string) => momentAt(msOf(moment) + 30 * 60_000);
      other.depTime = half(chosen.depTime);
      other.orgAirport = chosen.orgAirport;
      other.dstAirport = chosen.dstAirport;
      for (const flight of data.flights)
        for (const seat of flight.seats)
          seat.standard = { verdict: flight === other ? 'ok' : 'over', overBy: '100', reason: '高于差标' };
      data.flights = [chosen, other];
      return undefined;
    });
    const { root, screen, event } = await list('&travelType=business', { as: '13800000073', fetch });
    await loaded(root, 2);
    const over = rows(root).find((row) => row.closest('.fs-fl')?.textContent?.includes('超标'));
    fireEvent.click(over as HTMLElement);
    const [ask] = await screen.findAllByRole('button', { name: '如何合规' });
    fireEvent.click(ask as HTMLElement);
    const choices = await screen.findByRole('list', { name: '如何合规' });
    expect(choices.textContent).toContain('晚 30 分钟');
    expect(choices.querySelectorAll('li').length).toBe(1);
    fireEvent.click(choices.querySelector('button') as HTMLElement);
    await waitFor(() => expect(String(event('navigate')[0]?.['path'])).toContain(encodeURIComponent(near)));
  });
});

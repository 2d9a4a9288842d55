import { describe, expect, test, vi } from 'vitest';
import { fireEvent, waitFor, within } from '@testing-library/dom';
import { defaultConfig } from '#theme/default-config.ts';
import { ends, open, pageOptions, reports, shown, typed } from '#tests/support/page/mounted-search.tsx';
import { createPage } from './page.ts';
import { mountWidget } from './mount.tsx';

test('shows the widget in an open shadow root and says that it is ready', async () => {
  const { screen, host, events } = await open({ from: 'PEK' });
  await screen.findByText('查询 PEK');
  expect(host.shadowRoot?.mode).toBe('open');
  expect(events).toEqual(['ready']);
});

test('an update changes the props of the running widget', async () => {
  const { screen, mounted } = await open({ from: 'PEK' });
  await screen.findByText('查询 PEK');
  mounted.update({ from: 'SHA' });
  await screen.findByText('查询 SHA');
});

test('opens the screen of its route first, after the login where that needs one; another route moves it', async () => {
  const { screen, mounted } = await open({ route: '/pay/order/B2?tab=1' });
  fireEvent.click(await screen.findByRole('button', { name: '登录' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '登录' }));
  await screen.findByText('支付 B2');
  mounted.update({ route: '/pay/order/C3' });
  await screen.findByText('支付 C3');
});

test('a route that no screen has is named in the console, and the widget opens at its own page', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const { screen } = await open({ route: '/nowhere', from: 'PEK' });
  await screen.findByText('查询 PEK');
  expect(said.mock.calls).toEqual([['[travel-embed] data-route="/nowhere" has no screen']]);
  said.mockRestore();
});

test('a place in the address is stronger than the route', async () => {
  history.replaceState(null, '', '#search=/search?from=SHA');
  const { screen } = await open({ route: '/pay/order/B2' }, { router: 'hash' });
  await screen.findByText('查询 SHA');
  history.replaceState(null, '', '#');
});

test('a private place opens after the login dialog, and the way goes on by itself', async () => {
  const { screen, page, events } = await open();
  fireEvent.click(await screen.findByRole('button', { name: '去支付' }));
  fireEvent.click(await screen.findByRole('button', { name: '登录' }));
  await screen.findByText('支付 A1');
  expect(page.session.user.value?.memberId).toBe('M1');
  expect(events).toEqual(['ready', 'navigate', 'login', 'login']);
});

test.each([
  [-300, 1],
  [20, 0],
])('another page whose start is at %i px of the window is scrolled to %i times', async (top, times) => {
  const { screen, host } = await open();
  vi.spyOn(host, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  const scroll = vi.fn();
  host.scrollIntoView = scroll;
  fireEvent.click(await screen.findByRole('button', { name: '去支付' }));
  fireEvent.click(await screen.findByRole('button', { name: '登录' }));
  await screen.findByText('支付 A1');
  expect(scroll).toHaveBeenCalledTimes(times);
});

test('an application whose configuration asks for the older login dialog opens that one', async () => {
  const { screen } = await open({}, { router: 'memory' }, { ...defaultConfig, loginDialog: 'classic' });
  fireEvent.click(await screen.findByRole('button', { name: '去支付' }));
  expect((await screen.findByRole('dialog')).textContent).toBe('用户登录');
});

test('a mounted page that asks for a login says what is behind it', async () => {
  const { screen } = await open({}, { router: 'memory' }, defaultConfig, false, 'pay');
  await screen.findByText('登录后继续付款');
});

test('closing the login dialog leaves everything where it was', async () => {
  const { screen } = await open();
  fireEvent.click(await screen.findByRole('button', { name: '去支付' }));
  fireEvent.click(await screen.findByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText(/查询/)).toBeTruthy();
});

test('a partner that cancels the navigation handles it itself', async () => {
  const { screen, host } = await open();
  const paths: string[] = [];
  host.addEventListener('travel:navigate', (event) => {
    paths.push((event as CustomEvent<{ path: string }>).detail.path);
    event.preventDefault();
  });
  fireEvent.click(await screen.findByRole('button', { name: '去支付' }));
  await waitFor(() => expect(paths).toEqual(['/pay/order/A1?tab=2']));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an area that is not open says so, with the telephone', async () => {
  const { screen } = await open();
  await screen.findByText(/查询/);
  shown.services.navigate('closed');
  await screen.findByText('酒店暂未开放');
  expect(screen.getByText(/400-000-6060/)).toBeTruthy();
});

test('hash routing keeps the place in the page address beside other parts, and restores it', async () => {
  history.replaceState(null, '', '/page?x=1#chapter2');
  const { screen, host } = await open({}, { router: 'hash' });
  await screen.findByText(/查询/);
  shown.services.setQuery({ from: 'PEK' });
  expect(location.hash).toBe('#chapter2&search=/search?from=PEK');
  expect(location.search).toBe('?x=1');
  host.remove();
  const again = await open({}, { router: 'hash' });
  await again.screen.findByText('查询 PEK');
});

test.each(['memory', 'hash'] as const)(
  'two quick presses are one step, with %s routing: there and back',
  async (router) => {
    history.replaceState(null, '', '/page');
    const { screen, page } = await open({}, { router });
    await screen.findByText(/查询/);
    page.session.adopt({ memberId: 'M1', token: 'T1' } as never);
    shown.services.setQuery({ from: 'PEK' }, { replace: false });
    const { length } = history;
    for (let press = 0; press < 2; press += 1) shown.services.navigate('pay_order', { orderId: 'A1' });
    await screen.findByText('支付 A1');
    expect(history.length - length).toBe(router === 'hash' ? 1 : 0);
    expect(shown.services.back()).toBe(true);
    if (router === 'hash') expect(shown.services.back()).toBe(true);
    await screen.findByText('查询 PEK');
  },
);

describe.each(['render', 'effect', 'timer', 'handler', 'promise'])('a throw in %s', (tab) => {
  test('stays inside: a panel with a retry, one event, one report, none with the words of the error', async () => {
    const lines = (['error', 'warn', 'log', 'info', 'debug'] as const).map((kind) =>
      vi.spyOn(console, kind).mockImplementation(() => undefined),
    );
    const heard: unknown[] = [];
    const hear = (event: Event) => heard.push(event.type, (event as ErrorEvent).message, (event as CustomEvent).detail);
    for (const type of ['error', 'unhandledrejection', 'travel:error']) addEventListener(type, hear);
    ends.push(() => {
      for (const type of ['error', 'unhandledrejection', 'travel:error']) removeEventListener(type, hear);
    });

    const { screen, page, events } = await open();
    page.session.adopt({ memberId: 'M1', token: 'T1' } as never);
    await screen.findByText(/查询/);
    reports.length = 0;
    shown.services.navigate('pay_order', { orderId: 'A1', tab });
    await screen.findByText(/已记录此问题/);
    await waitFor(() => expect(reports).toHaveLength(1));
    // The timer would throw on and on.
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.queryByText('支付 A1')).toBeNull();
    expect(events.filter((type) => type === 'error')).toHaveLength(1);
    expect(reports).toHaveLength(1);
    expect(Object.fromEntries(new URLSearchParams(reports[0]))).toMatchObject({
      type: 'WIDGET_EXCEPTION',
      response: expect.stringMatching(/^\{"error":"Error","place":"mounted-search\.tsx:\d+:\d+"\}$/),
    });
    expect(heard).toEqual([
      'travel:error',
      undefined,
      {
        code: 'WIDGET_EXCEPTION',
        message: 'A widget failed; it offers a retry.',
        error: 'Error',
        place: expect.stringMatching(/^mounted-search\.tsx:\d+:\d+$/),
      },
    ]);
    const printed = lines
      .flatMap((line) => line.mock.calls)
      .flat()
      .map(String)
      .join('\n');
    expect(
      typed.filter((word) => `${decodeURIComponent(String(reports))}${JSON.stringify(heard)}${printed}`.includes(word)),
    ).toEqual([]);
    for (const line of lines) line.mockRestore();
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect([events.filter((type) => type === 'error').length, reports.length]).toEqual([2, 2]));
  });
});

test('another widget of the page is untouched by a throw', async () => {
  const [other, broken] = [await open({ from: 'PEK' }), await open()];
  broken.page.session.adopt({ memberId: 'M1', token: 'T1' } as never);
  await broken.screen.findByText(/查询/);
  shown.services.navigate('pay_order', { orderId: 'A1', tab: 'render' });
  await broken.screen.findByRole('button', { name: '重试' });
  other.mounted.update({ from: 'SHA' });
  await other.screen.findByText('查询 SHA');
});

test('a chunk that is lost on the way to a place is asked for again by a button, and the way goes on', async () => {
  // Lost as often as it is asked for: the member's arrival may ask for the place a second time.
  shown.lost = Infinity;
  const { screen, page } = await open();
  page.session.adopt({ memberId: 'M1', token: 'T1' } as never);
  fireEvent.click(await screen.findByRole('button', { name: '去支付' }));
  await screen.findByText('Loading chunk failed');
  shown.lost = 0;
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  await screen.findByText('支付 A1');
});

test('a place whose chunk does not come says after some seconds that it is still being loaded', async () => {
  let send = () => {};
  shown.held = new Promise((resolve) => (send = resolve));
  const { screen, page } = await open();
  page.session.adopt({ memberId: 'M1', token: 'T1' } as never);
  const button = await screen.findByRole('button', { name: '去支付' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(button);
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(4000);
    screen.getByText(/仍在加载/);
  });
  vi.useRealTimers();
  send();
  await screen.findByText('支付 A1');
  expect(screen.queryByText(/仍在加载/)).toBeNull();
});

test('a part of a screen that is lost is requested three times, then a button requests it again', async () => {
  Object.assign(shown, { lostPart: 3, partAsked: 0 });
  const { screen } = await open({ from: 'with-part' });
  const alert = await screen.findByText(/Loading chunk failed/);
  expect(shown.partAsked).toBe(3);
  fireEvent.click(within(alert).getByRole('button', { name: '重试' }));
  await screen.findByText('热门航线');
  expect(screen.queryByText(/Loading chunk failed/)).toBeNull();
  expect(shown.partAsked).toBe(4);
});

test('the login dialog whose chunk is lost is asked for again, and what waited for the login goes on', async () => {
  // Asked for beside the dialog around it, and once more by that.
  shown.lostLogin = 6;
  const { screen } = await open();
  fireEvent.click(await screen.findByRole('button', { name: '去支付' }));
  await screen.findByText('Loading chunk failed');
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  fireEvent.click(await screen.findByRole('button', { name: '登录' }));
  await screen.findByText('支付 A1');
});

test('a mounted widget that needs a login asks in its own area at first; its button opens the dialog', async () => {
  const { screen, events } = await open({}, { router: 'memory' }, defaultConfig, false, 'pay');
  const button = await screen.findByRole('button', { name: '登录' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([screen.queryByRole('dialog'), events]).toEqual([null, ['ready']]);
  fireEvent.click(button);
  await screen.findByRole('dialog');
});

test('a login dialog whose chunk is lost says so in a modal dialog; closed, nothing waits for the login any more', async () => {
  // Asked for beside the dialog around it, and once more by that.
  shown.lostLogin = 6;
  const { screen, root } = await open();
  await screen.findByText(/查询/);
  const asked = shown.services.session.requireLogin();
  const dialog = (await screen.findByText('Loading chunk failed')).closest('dialog');
  expect(dialog?.open).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: '关闭' }));
  expect(await asked).toBe(false);
  await waitFor(() => expect(root.querySelector('dialog')).toBeNull());
});

test('without a network the widget stays and names the telephone', async () => {
  const { screen } = await open();
  await screen.findByText(/查询/);
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  const link = await screen.findByRole('link', { name: '400-000-6060' });
  expect(link.getAttribute('href')).toBe('tel:400-000-6060');
  expect(screen.getByText(/查询/)).toBeTruthy();
  line.mockRestore();
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByRole('link', { name: '400-000-6060' })).toBeNull());
});

test('the other tabs are listened to from the first mount to the last one', async () => {
  const told: string[] = [];
  const tabs = { post: () => undefined, listen: () => (told.push('listens'), () => void told.push('stops')) };
  const page = await createPage({ ...pageOptions, openTabs: () => tabs });
  const hosts = [document.createElement('div'), document.createElement('div')];
  const mounts = hosts.map((host) =>
    mountWidget(page, document.body.appendChild(host), 'search', {}, { router: 'memory' }),
  );
  await Promise.all(mounts.map(({ ready }) => ready));
  mounts[0]?.unmount();
  expect(told).toEqual(['listens']);
  mounts[1]?.unmount();
  mounts[1]?.unmount();
  expect(told).toEqual(['listens', 'stops']);
  for (const host of hosts) host.remove();
});

test('unmounting leaves an empty root and no timers', async () => {
  const { mounted, host, screen } = await open();
  await screen.findByText(/查询/);
  let ticks = 0;
  shown.services.timers.every(5, () => {
    ticks += 1;
  });
  mounted.unmount();
  const before = ticks;
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(ticks).toBe(before);
  expect(host.shadowRoot?.childNodes.length).toBe(0);
});

describe('login and logout', () => {
  async function listening() {
    const opened = await open();
    await opened.screen.findByText(/查询/);
    const host = document.body.appendChild(document.createElement('div'));
    const other = mountWidget(opened.page, host, 'search', {}, { router: 'memory' });
    await other.ready;
    const heard: string[] = [];
    const ended = new AbortController();
    for (const type of ['login', 'logout'])
      for (const [name, target] of Object.entries({ first: opened.host, second: host, document, window }))
        target.addEventListener(
          `travel:${type}`,
          (event) => void heard.push(`${name} ${type} ${(event as CustomEvent).detail.memberId ?? ''}`.trim()),
          { signal: ended.signal },
        );
    ends.push(() => (ended.abort(), other.unmount(), host.remove()));
    return { ...opened, other, heard };
  }
  const everywhere = (change: string) => ['document', 'first', 'second', 'window'].map((name) => `${name} ${change}`);

  test('each change of the session by any cause fires once on every host, on the document and on the window', async () => {
    const { page, heard } = await listening();
    page.session.adopt({ memberId: 'M1', token: 'T1' } as never);
    expect(heard.splice(0).toSorted()).toEqual(everywhere('login M1'));
    page.session.adopt({ memberId: 'M1', token: 'T2' } as never);
    expect(heard).toEqual([]);
    page.session.adopt({ memberId: 'M2', token: 'T3' } as never);
    expect(heard.splice(0).toSorted()).toEqual(everywhere('login M2'));
    void page.session.logout();
    expect(heard.toSorted()).toEqual(everywhere('logout'));
  });

  test('a change is heard on the document and on the window while nothing is mounted', async () => {
    const { page, heard, mounted, other } = await listening();
    mounted.unmount();
    other.unmount();
    page.session.adopt({ memberId: 'M1', token: 'T1' } as never);
    expect(heard).toEqual(['document login M1', 'window login M1']);
  });

  test('a request for a login that any listener cancels is cancelled', async () => {
    const { page, host } = await listening();
    expect(page.tell('login', { asked: true, reason: '' })).toBe(true);
    host.addEventListener('travel:login', (event) => event.preventDefault());
    expect(page.tell('login', { asked: true, reason: '' })).toBe(false);
  });
});

describe('another identity', () => {
  test('a waiting action of a member does not go on for the next one', async () => {
    const { screen, page } = await open();
    await screen.findByText(/查询/);
    page.session.adopt({ memberId: 'M1', token: 'T1' } as never);
    const went: boolean[] = [];
    page.session.end();
    void shown.services.session.requireLogin().then((isIn) => went.push(isIn));
    const last = shown.services;
    page.session.adopt({ memberId: 'M2', token: 'T2' } as never);
    await screen.findByText(/查询/);
    last.drafts.set('kept', 1);
    last.setQuery({ from: 'PEK' });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([went, shown.services.drafts.get('kept', 0), shown.services.place.peek().query]).toEqual([
      [],
      undefined,
      {},
    ]);
  });
});

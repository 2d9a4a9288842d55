import { within } from '@testing-library/dom';
import { useEffect } from 'react';
import { afterEach } from 'vitest';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';
import { guarded, kept } from '#base/stray.ts';
import { defineWidget, useServices } from '#kit/widget.ts';
import { mountWidget } from '#runtime/mount.tsx';
import type { MountOptions, Props } from '#runtime/mount.tsx';
import { createPage } from '#runtime/page.ts';
import { defaultConfig } from '#theme/default-config.ts';

/** Private texts that an error may quote on a page with changed built-ins. */
export const typed = ['hunter2hunter2', '110101199003074514', '13812345678', '张三丰'];
const fail = () => {
  throw Object.assign(new RangeError(`cannot read ${typed.join(' ')}`), { name: typed[0] });
};

/** Services of the shown search, and the number of times that the chunks of the pay page, of the login and of a part of the search are lost. */
export const shown = {
  services: null as unknown as Services,
  lost: 0,
  lostLogin: 0,
  lostPart: 0,
  partAsked: 0,
  /** The chunk of the pay page comes after this. */
  held: null as Promise<void> | null,
};
const loadPart = async () => {
  shown.partAsked += 1;
  if (shown.lostPart-- > 0) throw new TypeError('lost');
  return { word: '热门航线' };
};

/** A search and a private order page, enough to walk from one to the other. */
function SearchView({ from }: { from?: string }) {
  const services = useServices();
  shown.services = services;
  const place = useValue(services.place);
  const part = useLater(from === 'with-part', loadPart);
  return (
    <div>
      {part && <p>{part.word}</p>}
      <h1>查询 {place.query['from'] ?? from}</h1>
      <button type="button" onClick={() => services.navigate('pay_order', { orderId: 'A1', tab: '2' })}>
        去支付
      </button>
    </div>
  );
}
function PayView() {
  const place = useValue(useServices().place);
  const { timers } = useServices();
  const tab = place.query['tab'];
  if (tab === 'render') fail();
  useEffect(() => {
    if (tab === 'effect') fail();
    if (tab === 'timer') timers.every(1, fail);
    // As the builds write `void` before a promise.
    if (tab === 'promise') kept(Promise.resolve().then(fail));
  }, [tab]);
  return (
    <h1>
      支付 {place.params['orderId']}
      {/* As both builds write handlers. */}
      {tab === 'handler' && (
        <button type="button" onClick={guarded(fail)} ref={(button) => button?.click()}>
          退票
        </button>
      )}
    </h1>
  );
}
function LoginView({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const { session } = useServices();
  return (
    <div role="dialog">
      <button type="button" onClick={() => (session.adopt({ memberId: 'M1', token: 'T1' } as never), onDone())}>
        登录
      </button>
      <button type="button" onClick={onClose}>
        关闭
      </button>
    </div>
  );
}

const routes = [
  {
    name: 'search',
    path: '/search',
    access: 'public',
    domain: 'flight',
    title: '查询',
    widget: 'search',
    frame: 'site',
  },
  {
    name: 'pay_order',
    path: '/pay/order/:orderId',
    access: 'login',
    domain: 'payment',
    title: '支付',
    widget: 'pay',
    frame: 'site',
  },
  { name: 'order_list', path: '/order/list', access: 'public', domain: 'order', title: '订单', frame: 'site' },
  { name: 'Login', path: '/view/login.shtml', access: 'public', domain: 'account', title: '登录', frame: 'bare' },
  { name: 'closed', path: '/closed', access: 'public', domain: 'hotel', title: '酒店', frame: 'site' },
] as const;
const widget = (name: string, View: unknown) => async () => ({
  default: defineWidget({ name, styles: [], View: View as never }),
});
const registry = {
  search: { load: widget('search', SearchView), route: 'search', isPublic: true },
  pay: {
    load: async () => {
      await shown.held;
      return shown.lost-- > 0 ? Promise.reject(new TypeError('chunk lost')) : widget('pay', PayView)();
    },
    route: 'pay_order',
  },
  login: {
    load: async () =>
      shown.lostLogin-- > 0 ? Promise.reject(new TypeError('chunk lost')) : widget('login', LoginView)(),
    route: 'Login',
    isPublic: true,
  },
  'login-classic': {
    load: widget('login-classic', () => <div role="dialog">用户登录</div>),
    route: 'Login',
    isPublic: true,
  },
};

export const reports: string[] = [];
const offline = (async (url: string | URL | Request, init?: RequestInit) => {
  if (String(url).includes('/exceptionEventMap')) return new Response('{"ret":0,"data":[{"type":"WIDGET_EXCEPTION"}]}');
  if (String(url).includes('/buryingPoint/')) reports.push(String(init?.body));
  throw new TypeError('no network in this test');
}) as typeof fetch;
export const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  sessionStorage.clear();
  shown.lost = 0;
  shown.lostLogin = 0;
  shown.held = null;
});

export const pageOptions = {
  appId: 'default',
  apiBase: 'http://127.0.0.1:1',
  cdnBase: '',
  version: 'test',
  registry,
  loadTables: async () => ({ routes, screens: {} }),
  config: defaultConfig,
  fetch: offline,
};

export async function open(
  props: Props = {},
  options: MountOptions = { router: 'memory' },
  config = defaultConfig,
  keepSession = false,
  name = 'search',
) {
  if (!keepSession) sessionStorage.clear();
  const page = await createPage({ ...pageOptions, config });
  const host = document.body.appendChild(document.createElement('div'));
  const events: string[] = [];
  for (const type of ['ready', 'navigate', 'login', 'error'])
    host.addEventListener(`travel:${type}`, () => events.push(type));
  const mounted = mountWidget(page, host, name, props, options);
  await mounted.ready;
  const root = host.shadowRoot?.querySelector<HTMLElement>('.root') as HTMLElement;
  ends.push(() => {
    mounted.unmount();
    host.remove();
  });
  return { host, mounted, screen: within(root), root, events, page };
}

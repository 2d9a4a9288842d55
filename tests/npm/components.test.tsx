// @vitest-environment happy-dom
import { createRef, StrictMode } from 'react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configure, destroy, mount, on } from '#entries/npm.ts';
import { AccountCentre, FlightSearch, Login } from '#entries/react.tsx';

/** The components in a browser below the floor, without container queries: everything but the widget itself. */
let root: Root;
let box: HTMLElement;
beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  Object.defineProperty(document.documentElement, 'style', { value: {}, configurable: true });
  box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
});
afterEach(async () => {
  await act(async () => root.unmount());
  box.remove();
  destroy();
  configure({ api: '' });
  vi.restoreAllMocks();
});

const tell = (element: Element | null, type: string, detail: unknown) => {
  const event = new CustomEvent(`travel:${type}`, { bubbles: true, composed: true, cancelable: true, detail });
  element?.dispatchEvent(event);
  return event;
};

test('a page that has not configured the API gets one error with its code, and keeps its tree', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const codes: string[] = [];
  await act(async () =>
    root.render(<FlightSearch onError={({ detail }) => codes.push(detail.code)}>电话订票</FlightSearch>),
  );
  expect(codes).toEqual(['NO_API']);
  expect(box.textContent).toBe('电话订票');
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/configure\(\{ api/));
});

test('a browser below the floor keeps the fallback, with one report', async () => {
  configure({ api: 'http://127.0.0.1:1' });
  const codes: string[] = [];
  await act(async () =>
    root.render(
      <StrictMode>
        <Login onError={({ detail }) => codes.push(detail.code)}>电话订票</Login>
      </StrictMode>,
    ),
  );
  expect(codes).toEqual(['OLD_BROWSER']);
  expect([box.textContent, box.querySelector('div')?.shadowRoot ?? null]).toEqual(['电话订票', null]);
});

test('an event reaches the handler of the latest rendering, and none after the end', async () => {
  configure({ api: 'http://127.0.0.1:1' });
  const heard: string[] = [];
  const render = (name: string) =>
    act(async () =>
      root.render(
        <FlightSearch
          onOrder={({ detail }) => heard.push(`${name} ${detail.orderNo}`)}
          onSearch={(event) => event.preventDefault()}
        />,
      ),
    );
  await render('first');
  await render('second');
  const element = box.firstElementChild;
  tell(element, 'order', { orderNo: 'A1' });
  expect(tell(element, 'search', {}).defaultPrevented).toBe(true);
  await act(async () => root.render(null));
  tell(element, 'order', { orderNo: 'A2' });
  expect(heard).toEqual(['second A1']);
});

test('ref is the container, which has the attributes and the settings; other settings are another container', async () => {
  configure({ api: 'http://127.0.0.1:1' });
  const ref = createRef<HTMLDivElement>();
  let refs = 0;
  const count = (element: HTMLDivElement | null) => void (element && (refs += 1));
  await act(async () =>
    root.render(
      <AccountCentre
        ref={ref}
        appId="skyline"
        router="hash"
        load="eager"
        extras="vitals"
        className="wide"
        data-part="account"
        aria-label="账户"
      />,
    ),
  );
  const before = ref.current;
  expect(before?.outerHTML).toBe(
    '<div class="wide" data-part="account" aria-label="账户" data-app-id="skyline" data-router="hash" data-load="eager" data-extras="vitals"></div>',
  );
  await act(async () =>
    root.render(
      <AccountCentre ref={ref} appId="skyline" router="hash" load="eager" extras="vitals" className="narrow" />,
    ),
  );
  expect(ref.current).toBe(before);
  await act(async () => root.render(<AccountCentre ref={count} appId="meadow" router="hash" />));
  expect([refs, before?.isConnected, ref.current]).toEqual([1, false, null]);
});

test('on a server a component is its container with the fallback', () => {
  expect(
    renderToString(
      <FlightSearch from="BJS" router="memory" onSearch={() => undefined}>
        请稍候
      </FlightSearch>,
    ),
  ).toBe('<div data-router="memory">请稍候</div>');
});

test('mount names a mistake of the page by its code', () => {
  const codeOf = (run: () => unknown) => {
    try {
      run();
    } catch (error) {
      return (error as { code?: string }).code;
    }
    return undefined;
  };
  expect(codeOf(() => mount(box, 'login'))).toBe('NO_API');
  configure({ api: 'http://127.0.0.1:1' });
  expect(codeOf(() => mount('#nowhere', 'login'))).toBe('NO_TARGET');
  expect(codeOf(() => mount(box, 'flights' as 'login'))).toBe('NO_WIDGET');
});

test('a second mount of the same target is the same widget, another name is another one', async () => {
  configure({ api: 'http://127.0.0.1:1' });
  const first = mount(box, 'login');
  expect(mount(box, 'login', { reason: '继续预订' }).ready).toBe(first.ready);
  const other = mount(box, 'flight-search');
  expect(other.ready).not.toBe(first.ready);
  await expect(other.ready).rejects.toMatchObject({ code: 'OLD_BROWSER' });
  await expect(first.ready).rejects.toMatchObject({ code: 'OLD_BROWSER' });
});

test('listeners end by what `on` answers, by `off`, and by `destroy`', () => {
  let heard = 0;
  const listener = () => void (heard += 1);
  const end = on('paid', listener);
  on('paid', listener);
  tell(box, 'paid', {});
  expect(heard).toBe(1);
  end();
  tell(box, 'paid', {});
  on('paid', listener);
  destroy();
  tell(box, 'paid', {});
  expect(heard).toBe(1);
});

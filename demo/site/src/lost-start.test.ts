import fs from 'node:fs';
import { Window } from 'happy-dom';
import { afterEach, expect, test, vi } from 'vitest';

const html = fs.readFileSync('demo/site/index.html', 'utf8');
const [, code = ''] = /<script>([^]*?)<\/script>/.exec(html) ?? [];

afterEach(() => vi.useRealTimers());

/** The page with its own script alone; each file is answered by `status`, with so many seconds to wait. */
function start(status: () => number, retryAfter?: string, kept = new Map<string, string>()) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  const window = new Window({ url: 'http://127.0.0.1:4380/' });
  const { document } = window;
  document.body.innerHTML = '<div id="site"><p>正在加载</p></div><template></template>';
  const script = document.createElement('script');
  Object.defineProperty(script, 'src', { value: '/assets/index.js' });
  script.setAttribute('src', '/assets/index.js');
  // Attached without being loaded: an attribute counts for the selector.
  document.querySelector('template')?.replaceWith(script as never);
  const asked: string[] = [];
  const starts: number[] = [];
  const fetch = async (file: string) => {
    asked.push(file);
    return new Response('', { status: status(), headers: retryAfter ? { 'retry-after': retryAfter } : {} });
  };
  const location = { reload: () => starts.push(Date.now()) };
  new Function('document', 'location', 'sessionStorage', 'addEventListener', 'fetch', 'setTimeout', code)(
    document,
    location,
    { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) },
    document.addEventListener.bind(document),
    fetch,
    setTimeout,
  );
  const lose = () => script.dispatchEvent(new window.Event('error') as never);
  const text = () => document.getElementById('site')?.textContent ?? '';
  const press = () => document.querySelector('button')?.click();
  return { asked, starts, lose, text, press };
}

test('a script that is refused is asked for again as late as the server says, then the page starts anew', async () => {
  let status = 429;
  const page = start(() => status, '7');
  page.lose();
  await vi.waitFor(() => expect(page.text()).toBe('访问人数较多，7 秒后自动重试'));
  expect(page.asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(6_900);
  expect(page.asked).toHaveLength(1);
  status = 200;
  await vi.advanceTimersByTimeAsync(200);
  await vi.waitFor(() => expect(page.starts).toHaveLength(1));
  expect(page.asked).toHaveLength(2);
});

test('one that stays away says so, and a button asks again', async () => {
  let status = 503;
  const page = start(() => status);
  page.lose();
  await vi.waitFor(() => expect(page.text()).toContain('2 秒后'));
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.waitFor(() => expect(page.text()).toContain('4 秒后'));
  await vi.advanceTimersByTimeAsync(4_000);
  await vi.waitFor(() => expect(page.text()).toBe('页面暂时打不开，请稍后重试重试'));
  expect(page.starts).toHaveLength(0);
  status = 200;
  page.press();
  await vi.waitFor(() => expect(page.starts).toHaveLength(1));
});

test('files that are there and do not start are not asked for for ever', async () => {
  const kept = new Map<string, string>();
  const page = start(() => 200, undefined, kept);
  page.lose();
  await vi.waitFor(() => expect(page.starts).toHaveLength(1));
  const again = start(() => 200, undefined, kept);
  again.lose();
  await vi.waitFor(() => expect(again.text()).toContain('页面暂时打不开'));
  expect(again.starts).toHaveLength(0);
});

import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Page } from 'playwright';
import type * as Testing from '#demo/sandbox/testing.ts';
import { pages as hostilePages } from '#demo/partner/hostile/pages.mjs';
import { useBrowser } from '#tests/e2e/support/browser.ts';
import { casesOf } from '#tests/support/whole.ts';
import { http } from '../../scripts/lib/http.mjs';

const run = promisify(execFile);
const { open } = useBrowser();

interface Rendering {
  render(
    template: string,
    signed?: { appId: string; kid: string; secret: string; user: string; name?: string },
  ): Promise<string>;
}

let testing: typeof Testing;
let sandbox: Testing.RunningSandbox;
let server: Server;
let rendering: Rendering;
let template: string;
let site: string;

/** The example as a partner runs it: type-checked, built for page and server, against the sandbox of the package. */
beforeAll(async () => {
  const folder = inject('example');
  const bin = (name: string) => path.resolve('node_modules', name);
  testing = (await import(
    pathToFileURL(path.join(folder, 'node_modules/travel-embed/testing.js')).href
  )) as typeof Testing;
  sandbox = await testing.startSandbox({ cacheDir: path.resolve('.build/test-data/npm') });
  // React's development build: StrictMode mounts twice there alone, and mistakes are printed on the console.
  const build = (mode: 'development' | 'production', ...words: string[]) =>
    run('node', [bin('vite/bin/vite.js'), 'build', ...words, '--mode', mode, '--logLevel', 'error'], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: mode, VITE_TRAVEL_API: sandbox.url },
    });
  const neighbours = (mode: 'development' | 'production') =>
    build(mode, 'neighbours', '--base', `/neighbours/${mode}/`, '--outDir', `../dist/neighbours/${mode}`);
  fs.cpSync('tests/npm/neighbours', path.join(folder, 'neighbours'), { recursive: true });
  await Promise.all([
    build('development', '--outDir', 'dist/client'),
    build('development', '--ssr', 'src/server.tsx', '--outDir', 'dist/server'),
    neighbours('development'),
    neighbours('production'),
  ]);
  rendering = (await import(pathToFileURL(path.join(folder, 'dist/server/server.js')).href)) as Rendering;
  template = fs.readFileSync(path.join(folder, 'dist/client/index.html'), 'utf8');

  const types: Record<string, string> = {
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript',
    '.css': 'text/css',
  };
  const answer = async (url: URL) => {
    if (url.pathname === '/')
      return {
        type: 'text/html; charset=utf-8',
        body: await rendering.render(
          template,
          url.searchParams.has('signed')
            ? { appId: 'default', ...(await sandbox.key('default')), user: '1001', name: '张三' }
            : undefined,
        ),
      };
    if (url.pathname === '/empty')
      return { type: 'text/html; charset=utf-8', body: template.replace('<!--page-->', '') };
    const parent = url.pathname.startsWith('/neighbours/') ? 'dist' : 'dist/client';
    return {
      type: types[path.extname(url.pathname)] ?? 'text/plain',
      body: fs.readFileSync(path.join(folder, parent, path.normalize(url.pathname))),
    };
  };
  server = createServer((request, response) => {
    answer(new URL(request.url ?? '/', 'http://localhost')).then(
      ({ type, body }) => response.writeHead(200, { 'content-type': type }).end(body),
      (error: unknown) => response.writeHead(404).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server?.closeAllConnections();
  server?.close();
  await sandbox?.close();
});

const log = (page: Page) => page.getByRole('list', { name: '事件' }).getByRole('listitem');

test('the example, the code of the guide and everything a partner may write is accepted by the compiler, mistakes are not', async () => {
  const folder = inject('example');
  fs.cpSync('tests/npm/usage', path.join(folder, 'src/usage'), { recursive: true });
  for (const [, name = '', code = ''] of fs
    .readFileSync('docs/react.md', 'utf8')
    .matchAll(/^```tsx? title="([^"]+)"\n([\s\S]*?)^```/gm)) {
    fs.mkdirSync(path.join(folder, 'src/guide/app'), { recursive: true });
    fs.writeFileSync(path.join(folder, 'src/guide', name), code);
  }
  expect(fs.readdirSync(path.join(folder, 'src/guide/app'))).toEqual(['page.tsx', 'travel.ts']);
  // The older one takes five times as long, and comes before a release.
  for (const compiler of casesOf(['typescript-7', 'typescript'], (one) => one === 'typescript-7')) {
    const { stdout } = await run('node', [path.resolve('node_modules', compiler, 'bin/tsc'), '--noEmit', '-p', '.'], {
      cwd: folder,
    }).catch((error: { stdout: string }) => error);
    expect([compiler, stdout]).toEqual([compiler, '']);
  }
});

test('on a server the components are their containers with the fallback, and nothing is asked for', async () => {
  const html = await rendering.render('<html><!--page-->');
  expect(html).toContain(
    '<div aria-label="机票" style="--travel-color-action:#8a4b12;--travel-color-brand-text:#8a4b12"><p>正在准备机票搜索，也可以拨打',
  );
  expect(html).not.toContain('data-travel-sign');
});

test('under StrictMode, taken over from the server: one mount, new objects do not mount again, flights are found, leaving and coming back', async () => {
  const { page, errors, close } = await open(site);
  const asked: string[] = [];
  page.on('request', (request) => request.url().startsWith(sandbox.url) && asked.push(new URL(request.url()).pathname));
  const search = testing.flightSearch(page);
  await search.submit.waitFor();
  await expect.poll(() => log(page).allTextContents()).toEqual(['机票搜索已就绪']);
  // Input of the form stays through renderings and through a changed property.
  await search.departure.click();
  await search.nextMonth.click();
  await search.nextMonth.click();
  await page.getByRole('button', { name: '记一笔' }).click();
  await page.getByRole('button', { name: '改去成都' }).click();
  await expect.poll(() => search.to.inputValue()).toBe('成都');
  expect(await log(page).allTextContents()).toEqual(['机票搜索已就绪', '第 2 条']);

  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await testing.searchFlights(page, { from: '广州', to: '上海', date: day });
  expect(await search.flights.count()).toBeGreaterThan(2);
  expect(await log(page).last().textContent()).toBe(`搜索 CAN → SHA，${day}`);
  expect(asked.filter((path) => path === '/airTicket/queryFlight')).toHaveLength(1);

  const toggle = page.getByRole('button', { name: '机票', exact: true });
  await toggle.click();
  expect(await search.form.count()).toBe(0);
  await toggle.click();
  await search.submit.waitFor();
  expect(await log(page).last().textContent()).toBe('机票搜索已就绪');
  expect(errors).toEqual([]);
  await close();
});

test("a user of the partner's server is logged in by its sign, and logs out", async () => {
  const { page, errors, close } = await open(`${site}/?signed`);
  await page.getByText('您好，张三').waitFor();
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('button', { name: '我的账户' }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('without a server: the login dialog answers with the user', async () => {
  const { page, errors, close } = await open(`${site}/empty`);
  await page.getByRole('button', { name: '我的账户' }).click();
  await testing.logInBySms(page, sandbox, '13800000010');
  await page.getByText('您好，周砚清').waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('without React of its own a page mounts, changes, ends and mounts again; its own content is shown whenever the widget is not', async () => {
  const { page, errors, close } = await open('about:blank');
  let isThere = false;
  await page.route(/\/assets\/script-/, async (route) => {
    // Until the widget's part is there the link is what one sees.
    await page.getByRole('link', { name: '电话订票' }).waitFor();
    isThere = true;
    await route.continue();
  });
  await page.addInitScript(() =>
    document.addEventListener('travel:vitals', (event) =>
      Object.assign(window, { cost: (event as CustomEvent<{ widget: string }>).detail }),
    ),
  );
  await page.goto(`${site}/plain.html`);
  const search = testing.flightSearch(page);
  await search.submit.waitFor();
  expect(isThere).toBe(true);
  await page.waitForFunction(
    () => (window as unknown as { cost?: { widget: string } }).cost?.widget === 'flight-search',
  );
  expect(await page.getByRole('link', { name: '电话订票' }).count()).toBe(0);
  await expect.poll(() => log(page).allTextContents()).toEqual(['NO_API', 'flight-search', '就绪']);

  await page.getByRole('button', { name: '改去成都' }).click();
  await expect.poll(() => search.to.inputValue()).toBe('成都');
  await search.submit.click();
  await expect.poll(() => log(page).last().textContent()).toBe('BJS → CTU');
  expect(await search.results.count()).toBe(0);

  await page.getByRole('button', { name: '收起' }).click();
  await page.getByRole('link', { name: '电话订票' }).waitFor();
  await expect
    .poll(() => page.evaluate(() => document.querySelector('#trips')?.shadowRoot?.innerHTML))
    .toBe('<slot></slot>');
  await page.getByRole('button', { name: '再来' }).click();
  await expect.poll(() => search.to.inputValue()).toBe('上海');
  expect(await log(page).allTextContents()).toEqual(['NO_API', 'flight-search', '就绪', 'BJS → CTU', '就绪']);
  expect(errors).toEqual([]);
  await close();
});

test('an element that leaves the page takes its widget with it', async () => {
  const { page, close } = await open(`${site}/plain.html`);
  await testing.flightSearch(page).submit.waitFor();
  const left = await page.evaluate(async () => {
    const element = document.querySelector('#trips') as HTMLElement;
    document.body.append(element);
    await new Promise((resolve) => setTimeout(resolve));
    const moved = element.shadowRoot?.querySelectorAll('*').length ?? 0;
    element.remove();
    Object.assign(window, { removed: element });
    return moved;
  });
  expect(left).toBeGreaterThan(20);
  // Held out for a moment it would be kept.
  await page.waitForFunction(() => {
    const { removed } = window as unknown as { removed: HTMLElement };
    return removed.shadowRoot?.querySelectorAll('*').length === 1;
  });
  await close();
});

test('the sandbox of the package fails, moves and starts again as a test asks', async () => {
  const { page, close } = await open(`${site}/empty`);
  await sandbox.fault('/airTicket/queryFlight', 'status:500', 3);
  await testing.flightSearch(page).submit.click();
  await page.getByText('航班查询失败').waitFor();
  await sandbox.reset();
  await page.getByRole('button', { name: '重试' }).click();
  await testing.flightSearch(page).flights.first().waitFor();
  expect(sandbox.accounts.map(({ mobilePhone }) => mobilePhone)).toContain('13800000010');
  expect(await http(sandbox.loaderUrl).text()).toContain('TravelEmbed');
  const asStranger = await http.post(`${sandbox.url}/common/captcha`, {
    headers: { origin: 'https://elsewhere.test' },
  });
  expect(asStranger.status).toBe(403);
  await expect(sandbox.key('nobody')).rejects.toThrow(/no app id "nobody"/);
  await close();
});

test('a throw in a handler and a promise that fails stay with their widget, and what the page gets wrong stays with the page', async () => {
  const { page, close } = await open('about:blank');
  const reports: string[] = [];
  await page.route('**/buryingPoint/apiExceptionEvent', async (route) => {
    reports.push(new URLSearchParams(route.request().postData() ?? '').get('response') ?? '');
    await route.fulfill({ json: { ret: 0, msg: '', data: {} }, headers: { 'access-control-allow-origin': '*' } });
  });
  // Like an error reporter in the head: no listener is earlier.
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    addEventListener('error', ({ message }) => heard.push(message));
    addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)));
    addEventListener('travel:error', (event) =>
      heard.push(`${(event.target as HTMLElement).id}: ${(event as CustomEvent<{ code: string }>).detail.code}`),
    );
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  await page.goto(`${site}/neighbours/development/index.html`);
  const widget = (id: string) => testing.flightSearch(page.locator(`#${id}`));
  for (const id of ['handler', 'promise', 'none']) await widget(id).submit.waitFor();
  /** The first telling of this event fails inside of the widget's own code. */
  const stumble = (id: string, type: string) =>
    page.locator(`#${id}`).evaluate((host, event) => {
      host.dispatchEvent = (told: Event) => {
        if (told.type !== event) return EventTarget.prototype.dispatchEvent.call(host, told);
        host.dispatchEvent = EventTarget.prototype.dispatchEvent;
        throw new Error(`in a ${host.id}`);
      };
    }, type);
  const panel = page.getByText('已记录此问题');
  const backFrom = async (id: string) => {
    await page.locator(`#${id}`).getByText('已记录此问题').waitFor();
    expect(await panel.count()).toBe(1);
    await page.locator(`#${id}`).getByRole('button', { name: '重试' }).click();
    await panel.waitFor({ state: 'detached' });
  };
  await stumble('handler', 'travel:search');
  await widget('handler').submit.click();
  await backFrom('handler');
  await stumble('promise', 'travel:login');
  await widget('promise').submit.click();
  await page.locator('#promise').getByRole('button', { name: /订票$/ }).nth(2).click();
  await page.locator('#promise').getByRole('button', { name: /^预订/ }).last().click();
  await backFrom('promise');
  await expect
    .poll(() => reports)
    .toEqual(
      ['handler', 'promise'].map(() => expect.stringMatching(/^\{"error":"Error","place":"[\w.*-]+:\d+:\d+"\}$/)),
    );
  expect(await heard()).toEqual(['handler: WIDGET_EXCEPTION', 'promise: WIDGET_EXCEPTION']);

  // By keys: the lines about the errors move the buttons.
  await page.getByRole('button', { name: '出错' }).press('Enter');
  await expect.poll(async () => (await heard()).slice(2)).toEqual([expect.stringContaining('of the page')]);
  expect([await panel.count(), await widget('none').form.count()]).toEqual([0, 1]);
  await page.getByRole('button', { name: '记了 0 笔' }).press('Enter');
  await page.getByRole('button', { name: '记了 1 笔' }).waitFor();
  await close();
});

test('flights are found on pages whose scripts have changed the built-ins', async () => {
  const find = async (name: string) => {
    const { page, errors, close } = await open('about:blank');
    const head = hostilePages.find((row) => row.name === name)?.head ?? '';
    await page.addInitScript(head.replaceAll(/<\/?script>/g, ''));
    await page.goto(`${site}/neighbours/production/index.html`);
    const search = testing.flightSearch(page.locator('#none'));
    await search.departure.click();
    await search.nextMonth.click();
    await page.keyboard.press('Escape');
    await search.submit.click();
    await search.flights.first().waitFor();
    await close();
    return [name, ...errors];
  };
  const names = ['object-prototype', 'frozen', 'polyfills'];
  expect(await Promise.all(names.map(find))).toEqual(names.map((name) => [name]));
});

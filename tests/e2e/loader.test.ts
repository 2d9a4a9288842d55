import fs from 'node:fs';
import zlib from 'node:zlib';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { partnerUrl, sandboxUrl, useBrowser } from './support/browser.ts';
import { http } from '../../scripts/lib/http.mjs';

const { open } = useBrowser();
const searchButton = (page: Page) => page.getByRole('button', { name: '搜索航班' });

interface Global {
  TravelEmbed: {
    version?: string;
    mount(target: string, name: string, props?: object): { ready: Promise<void> };
    on(type: string, fn: () => void): void;
    off(type: string, fn: () => void): void;
  };
  ran: string[];
}

/** A page that the test answers for; it counts as one of the internet and asks before it reaches this machine. */
async function openMade(html: string, query = '') {
  const opened = await open('about:blank', { permissions: ['local-network-access'] });
  await opened.page.route(`${partnerUrl()}/made*`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><link rel="icon" href="data:,">${html.replaceAll('{{loader}}', `${sandboxUrl()}/cdn/v1/loader.js`)}`,
    }),
  );
  await opened.page.goto(`${partnerUrl()}/made${query}`);
  return opened;
}

test('functions that the page pushes run, also after a function that throws, and beside an element with our name', async () => {
  const { page, errors, close } = await openMade(`<script>
      var ran = [];
      (window.TravelEmbed ||= []).push(() => { ran.push('first'); throw new Error('the page broke'); }, () => ran.push('second'));
    </script>
    <form id="TravelEmbed"></form>
    <div data-travel-widget="flight-search" data-load="eager"></div>
    <script async src="{{loader}}"></script>`);
  await searchButton(page).waitFor();
  expect(await page.evaluate(() => (window as unknown as Global).ran)).toEqual(['first', 'second']);
  expect(errors).toEqual(['Error: the page broke']);
  await close();
});

test('sign, app id and access type leave the address for every base of the page; everything else in it stays', async () => {
  const { page, close } = await openMade(
    '<base href="https://elsewhere.test/deep/"><div data-travel-widget="flight-search" data-load="eager"></div><script async src="{{loader}}"></script>',
    '?a=1&sign=x.y.z&b=%E4%BA%AC+%2B&appId=skyline&access_type=THIRD_PARTY&next=p?sign=1&c#part',
  );
  await searchButton(page).waitFor();
  expect(page.url()).toBe(`${partnerUrl()}/made?a=1&b=%E4%BA%AC+%2B&next=p?sign=1&c#part`);
  await close();
});

test('an element that becomes a container later is one; a removed listener gets nothing', async () => {
  const { page, errors, close } = await open(`${partnerUrl()}/memory.html`);
  await searchButton(page).waitFor();
  const heard = await page.evaluate(async () => {
    const { TravelEmbed } = window as unknown as Global;
    let count = 0;
    const hear = () => (count += 1);
    TravelEmbed.on('ready', hear);
    TravelEmbed.off('ready', hear);
    const late = document.body.appendChild(document.createElement('div'));
    late.dataset['load'] = 'eager';
    await new Promise(requestAnimationFrame);
    const ready = new Promise((resolve) => late.addEventListener('travel:ready', resolve, { once: true }));
    late.dataset['travelWidget'] = 'flight-search';
    await ready;
    return count;
  });
  expect(heard).toBe(0);
  await expect.poll(() => searchButton(page).count()).toBe(2);
  expect(errors).toEqual([]);
  await close();
});

test('the documented stub is under 450 bytes, loads the loader, and its calls wait for it', async () => {
  const stub = /^ {2}(!function.*)$/m.exec(fs.readFileSync('docs/calls.md', 'utf8'))?.[1] ?? '';
  expect(stub).toContain('loader.js');
  expect(zlib.gzipSync(stub, { level: 9 }).length).toBeLessThanOrEqual(450);
  const { page, errors, close } =
    await openMade(`<div id="box" data-load="eager"></div><script>${stub.replace('http://127.0.0.1:4600/cdn/v1/loader.js', '{{loader}}')}</script>
    <script>
      var ran = [];
      TravelEmbed.configure({ appId: 'meadow' });
      TravelEmbed.mount('#box', 'flight-search').then((handle) => ran.push(handle.name));
      TravelEmbed.mount('#nowhere', 'flight-search').catch((error) => ran.push(error.name));
    </script>`);
  await searchButton(page).waitFor();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as Global).ran))
    .toEqual(['flight-search', 'TypeError']);
  expect(await page.evaluate(() => (window as unknown as Global).TravelEmbed.version)).toMatch(/^\d/);
  expect(errors).toEqual([]);
  await close();
});

test.each([
  ['404', { status: 404, contentType: 'text/plain', body: 'no such file' }],
  ['a page', { contentType: 'text/html', body: '<!doctype html><p>Welcome' }],
])('a folder whose files answer with %s is named in the console and by the doctor', async (_, answer) => {
  const { page, close } = await openMade('');
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const wrong = `${partnerUrl()}/old-cdn`;
  const loader = await http.get(`${sandboxUrl()}/cdn/v1/loader.js`).text();
  await page.route(`${wrong}/**`, (route) =>
    route.fulfill(
      route.request().url().endsWith('/loader.js') ? { contentType: 'text/javascript', body: loader } : answer,
    ),
  );
  await page.setContent(
    `<div data-travel-widget="flight-search" data-load="eager"></div><script async src="${wrong}/v1/loader.js" data-api="${sandboxUrl()}"></script>`,
  );
  const ours = () => said.filter((line) => line.startsWith('[travel-embed]')).join('\n');
  await expect.poll(ours).toContain('[travel-embed] no flight-search: see TravelEmbed.doctor()');
  expect(ours()).toContain(`${wrong}/assets/`);
  const found = await page.evaluate(() =>
    (
      window as unknown as { TravelEmbed: { doctor(): Promise<{ code: string; message: string }[]> } }
    ).TravelEmbed.doctor(),
  );
  expect(found.map(({ code }) => code)).toEqual(['files-blocked']);
  expect(found[0]?.message).toContain(`${wrong}/assets/doctor-`);
  await close();
});

import fs from 'node:fs';
import type { Page, Route } from 'playwright';
import { describe, expect, test } from 'vitest';
import { contentPolicyOf, policyText, unneededDirectives, withOurSources } from '#domain/partner/content-policy.ts';
import type { PolicyForm } from '#domain/partner/content-policy.ts';
import { casesOf } from '#tests/support/whole.ts';
import { partnerUrl, sandboxUrl, useBrowser } from './support/browser.ts';
import { skylineAction } from './support/look.ts';
import { confirmAndScan, fillBooking, logInByPassword, logInBySms, payAtCashier } from './support/steps.ts';
import { http } from '../../scripts/lib/http.mjs';

const { open } = useBrowser();
const searchButton = (page: Page) => page.getByRole('button', { name: '搜索航班' });

interface Watched {
  violations: string[];
}

/** Every report of the page's policy, as `directive blocked-address`. */
async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.violations = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      watched.violations.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
}
const violationsOn = (page: Page) => page.evaluate(() => (window as unknown as Watched).violations);
const isLoaded = (page: Page) => page.evaluate(() => 'TravelEmbed' in window);

describe('under the strictest policy', () => {
  // A phone gets five codes an hour, and the journeys of trains and abroad take three for another one.
  const mobilePhone = '13800000030';
  const byCode = async (page: Page, book: () => Promise<void>) => {
    await book();
    await logInBySms(page, mobilePhone);
  };
  const byPassword = (page: Page, book: () => Promise<void>) => logInByPassword(page, mobilePhone, book);

  async function bookUntilCode(page: Page, logIn: typeof byCode): Promise<string> {
    await searchButton(page).click();
    await page.getByRole('button', { name: /订票$/ }).nth(3).click();
    await logIn(page, () => page.getByRole('button', { name: /^预订/ }).last().click());
    await page.getByRole('heading', { name: '填写机票订单' }).waitFor();
    await fillBooking(page, [/^沈若清/]);
    await page.getByRole('button', { name: '提交订单' }).first().click();
    await page.getByRole('radio', { name: /支付宝/ }).check({ force: true });
    const trade = await confirmAndScan(page, '/pay/alipayPrecreate');
    await page.getByRole('img', { name: /二维码/ }).waitFor();
    return trade;
  }

  /** Page, its policy, application, form, way to log in. */
  type Strict = readonly [string, string, string, PolicyForm, typeof byCode];
  const strict: Strict[] = [
    ['strict.html', "a nonce with 'strict-dynamic' and no Trusted Types policy at all", 'default', 'nonce', byCode],
    ['strict-hosts.html', 'a list of two addresses', 'meadow', 'hosts', byPassword],
  ];
  test.each(casesOf(strict, ([, , , form]) => form === 'nonce'))(
    '%s: a whole booking offends nothing (%s)',
    async (file, _, appId, form, logIn) => {
      const { page, errors, close } = await open('about:blank');
      await watchPolicy(page);
      const response = await page.goto(`${partnerUrl()}/${file}`);
      const policy = response?.headers()['content-security-policy'] ?? '';
      // Nothing of ours but what the generator says, beside what the strictest page has anyway.
      const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1];
      expect(policy.replace(" 'strict-dynamic'", '')).toContain(
        policyText(contentPolicyOf({ cdn: `${sandboxUrl()}/cdn`, api: sandboxUrl(), app: { appId }, form, nonce })),
      );
      expect(policy).toMatch(
        /^default-src 'none'; .*style-src 'self'; img-src 'self'; .*require-trusted-types-for 'script'; trusted-types 'none'$/,
      );

      const trade = await bookUntilCode(page, logIn);
      await payAtCashier(page, trade);
      await page.getByText('订单支付成功').first().waitFor();
      await page.getByRole('button', { name: '查看订单' }).click();
      await page.getByRole('heading', { name: /订单/ }).first().waitFor();
      // Parts that a booking does not pass by.
      await page.evaluate(async () => {
        const { TravelEmbed } = window as unknown as {
          TravelEmbed: { logout(): Promise<void>; mount(target: Element, name: string): { ready: Promise<void> } };
        };
        const box = () => {
          const made = document.body.appendChild(document.createElement('div'));
          made.dataset['load'] = 'eager';
          return made;
        };
        await TravelEmbed.mount(box(), 'account-centre').ready;
        await TravelEmbed.logout();
        await TravelEmbed.mount(box(), 'login').ready;
      });
      await page.getByRole('button', { name: '登录', exact: true }).last().waitFor();
      expect(await violationsOn(page)).toEqual([]);
      expect(errors).toEqual([]);
      await close();
    },
  );

  test('a style element, markup from text, an image from data would have been seen', async () => {
    const { page, close } = await open('about:blank');
    await watchPolicy(page);
    await page.goto(`${partnerUrl()}/strict-hosts.html`);
    await page.evaluate(() => {
      document.head.appendChild(document.createElement('style')).textContent = 'p{color:red}';
      document.body.appendChild(document.createElement('img')).src = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
      try {
        document.createElement('div').innerHTML = '<b>x</b>';
      } catch {
        // Trusted Types throw as well as report.
      }
    });
    const seen = async () => (await violationsOn(page)).map((one) => one.split(' ')[0]);
    await expect.poll(seen).toEqual(expect.arrayContaining(['style-src-elem', 'img-src', 'require-trusted-types-for']));
    await close();
  });

  test('its nonce is another one in every answer', async () => {
    const policies = await Promise.all(
      [1, 2].map(async () => (await http(`${partnerUrl()}/strict.html`)).headers.get('content-security-policy')),
    );
    expect(policies[0]).not.toBe(policies[1]);
  });
});

/** A CDN of its own name, so that no source serves two purposes. */
const cdn = 'https://cdn.travel.example/embed';
const version = (JSON.parse(fs.readFileSync('package.json', 'utf8')) as { version: string }).version;

interface Setting {
  policy?: string;
  tag?: string;
  headers?: Record<string, string>;
}

/** A partner's page with that policy; its container has a link of its own for whom the widget does not reach. */
async function openPage({
  policy,
  tag = `<script async src="${cdn}/v1/loader.js" data-app-id="skyline" data-api="${sandboxUrl()}"></script>`,
  headers,
}: Setting) {
  // The test answers in the partner's place, which the browser takes for another network than this machine.
  const { page, errors, close } = await open('about:blank', { permissions: ['local-network-access'] });
  await watchPolicy(page);
  const fromCdn = async (route: Route) => {
    const response = await route.fetch({ url: route.request().url().replace(cdn, `${sandboxUrl()}/cdn`) });
    await route.fulfill({ response });
  };
  await page.route(`${cdn}/**`, fromCdn);
  const body = `<!doctype html><meta charset="utf-8"><title>Policy</title>${tag}<div data-travel-widget="flight-search" data-from="BJS" data-to="SHA"><a href="#">打开旅行网站</a></div>`;
  await page.route('**/policy-page', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body,
      headers: { ...headers, ...(policy && { 'content-security-policy': policy }) },
    }),
  );
  await page.goto(`${partnerUrl()}/policy-page`);
  return { page, errors, close };
}

const stays = (page: Page) => page.getByRole('link', { name: '打开旅行网站' }).waitFor();
const colourOf = (page: Page) => searchButton(page).evaluate((button) => getComputedStyle(button).backgroundColor);
/** A widget does not wait for its looks for ever: they may come after it. */
const hasLooks = (page: Page) => expect.poll(() => colourOf(page)).toBe(skylineAction);
const violates = (page: Page, expected: RegExp) =>
  expect.poll(() => violationsOn(page)).toContainEqual(expect.stringMatching(expected));

/** Failures without a source, by directive and by kind of source. */
const breaks: Record<string, (page: Page) => Promise<void>> = {
  async 'script-src'(page) {
    await violates(page, /^script-src-elem https:\/\/cdn\.travel\.example\/embed\/v1\/loader\.js/);
    await stays(page);
    expect(await isLoaded(page)).toBe(false);
  },
  async 'connect-src api'(page) {
    await searchButton(page).click();
    await page.getByText('网络连接失败', { exact: false }).first().waitFor();
    await violates(page, new RegExp(`^connect-src ${sandboxUrl()}`));
  },
  async 'connect-src cdn'(page) {
    await searchButton(page).waitFor();
    expect(await colourOf(page)).not.toBe(skylineAction);
    await violates(page, /^connect-src https:\/\/cdn\.travel\.example\/embed\/themes\/skyline\.json/);
  },
};

describe.each(['hosts', 'nonce'] satisfies PolicyForm[])('the directives that a page needs, as %s', (form) => {
  const nonce = 'dGhlIG51bWJlcg';
  const directives = () => contentPolicyOf({ cdn, api: sandboxUrl(), app: { appId: 'skyline' }, form, nonce });
  const tag = () =>
    `<script async${form === 'nonce' ? ` nonce="${nonce}"` : ''} src="${cdn}/v1/loader.js" data-app-id="skyline" data-api="${sandboxUrl()}"></script>`;
  // Directives without an entry of ours forbid everything.
  const forbidden = unneededDirectives
    .map(({ name }) => (name === 'require-trusted-types-for' ? `${name} 'script'` : `${name} 'none'`))
    .join('; ');

  test('are enough for search, results and the looks of the application, with everything else forbidden', async () => {
    const { page, errors, close } = await openPage({
      policy: `default-src 'none'; ${policyText(directives())}; ${forbidden}`,
      tag: tag(),
    });
    await hasLooks(page);
    await searchButton(page).click();
    await page.getByRole('button', { name: /订票$/ }).first().waitFor();
    expect(await violationsOn(page)).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });

  test('are each needed: something breaks without it', async () => {
    const proven: string[] = [];
    // Directives that both forms share are tried with one of them.
    const tried = directives().filter(({ name }) => form === 'hosts' || name === 'script-src');
    await Promise.all(
      tried.flatMap(({ name, sources }) =>
        sources.map(async ({ source }) => {
          const left = directives().map((directive) => ({
            ...directive,
            sources: directive.sources.filter((other) => directive.name !== name || other.source !== source),
          }));
          const what = name === 'script-src' ? name : `${name} ${source === sandboxUrl() ? 'api' : 'cdn'}`;
          const { page, close } = await openPage({
            policy: `default-src 'none'; ${policyText(left.map((one) => (one.sources.length ? one : { name: one.name, sources: [{ source: "'none'" }] })))}`,
            tag: tag(),
          });
          await breaks[what]?.(page);
          if (breaks[what]) proven.push(what);
          await close();
        }),
      ),
    );
    expect(proven.sort()).toEqual(
      tried
        .flatMap(({ name, sources }) =>
          sources.map((_, n) => (name === 'script-src' ? name : `${name} ${['api', 'cdn'][n]}`)),
        )
        .sort(),
    );
  });
});

test.each(["default-src 'self'; object-src 'none'", "default-src 'none'; script-src 'none'; script-src-elem 'self'"])(
  'a partner\'s own policy "%s" lets the widget in once it is completed',
  async (present) => {
    const policy = withOurSources(
      present,
      contentPolicyOf({ cdn, api: sandboxUrl(), app: { appId: 'skyline' }, form: 'hosts' }),
    );
    const { page, errors, close } = await openPage({ policy });
    await hasLooks(page);
    expect(await violationsOn(page)).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  },
);

describe('a loader of a fixed version', () => {
  const { integrity = '' } =
    (JSON.parse(fs.readFileSync('dist/cdn/manifest.json', 'utf8')) as { files: Record<string, { integrity: string }> })
      .files[`${version}/loader.js`] ?? {};
  const tagWith = (sum: string) =>
    `<script async src="${cdn}/${version}/loader.js" integrity="${sum}" crossorigin="anonymous" data-app-id="skyline" data-api="${sandboxUrl()}"></script>`;

  test('runs with its own sum, also on a page that embeds nothing without permission', async () => {
    const { page, errors, close } = await openPage({
      tag: tagWith(integrity),
      headers: { 'cross-origin-embedder-policy': 'require-corp', 'cross-origin-opener-policy': 'same-origin' },
    });
    await hasLooks(page);
    expect(errors).toEqual([]);
    await close();
  });

  test('does not run with another sum: the content of the container stays', async () => {
    const { page, errors, close } = await openPage({ tag: tagWith(`sha384-${'A'.repeat(64)}`) });
    await stays(page);
    await expect.poll(() => errors.join()).toMatch(/integrity/);
    expect(await isLoaded(page)).toBe(false);
    await close();
  });

  test('is not enough as the only script of a policy: its parts are blocked, the content stays, with a way to try again', async () => {
    const { page, close } = await openPage({
      policy: `script-src ${cdn}/${version}/loader.js`,
      tag: tagWith(integrity),
    });
    await page.getByRole('button', { name: '加载失败，重试' }).waitFor();
    await stays(page);
    await violates(page, /^script-src-elem https:\/\/cdn\.travel\.example\/embed\/assets\//);
    await close();
  });
});

import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '#routes/refusal.ts';
import { plainRoutes } from '#tests/support/routes-walked.ts';
import { accounts } from '#tests/support/viewers.ts';
import { isWhole } from '#tests/support/whole.ts';
import { remaining } from './support/at-rest.ts';
import { partnerUrl, siteUrl, useBrowser } from './support/browser.ts';
import { cutText, findings, overflow, settled } from './support/look.ts';
import { enter, signIn } from './support/by-api.ts';

const { open } = useBrowser();

/** The guard's matrix covers redirected, refused and closed routes. */
const walked = plainRoutes;

/** Goes to a path inside the running site, as a link of it does, and waits until the place is rendered. */
async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.waitForFunction(() => {
    const root = document.querySelector('#content')?.shadowRoot?.querySelector('.root');
    return (
      root &&
      (root.textContent ?? '').trim().length > 0 &&
      !root.querySelector(':scope > [aria-busy="true"], .t-page[aria-busy="true"]')
    );
  });
  await settled(page);
}

const contentOf = (page: Page) =>
  page.evaluate(() => document.querySelector('#content')?.shadowRoot?.querySelector('.root')?.textContent ?? '');
test('a company’s settlement, the last area that was closed, is open in its menu', async () => {
  const session = await signIn('13800000070');
  const { page, close } = await open('about:blank');
  await enter(page, session);
  await page.goto(`${siteUrl()}/finance/settlementSet`);
  await page.getByRole('heading', { name: '结算设置' }).waitFor();
  expect(await contentOf(page)).not.toContain('未开放');
  await close();
});

/** One of each kind of menu; tests/guard-matrix.test.ts checks every account against every route. */
const walkers = ['personal', 'credit main', 'employee, approval', 'distributor with PNR'].map((name) => {
  const walker = accounts.find((account) => account.name === name);
  if (!walker) throw new Error(`no account ${name}`);
  return walker;
});

type Walker = (typeof walkers)[number];
type Walked = (typeof walked)[number];
const refusalFor = ({ viewer }: Walker, { route }: Walked) =>
  route.access === 'login' ? refusalOf(route, viewer) : null;
/** By the first of them who may; the workbench and the account centre show each kind of member something else. */
const isToOpen = (walker: Walker, place: Walked): boolean =>
  !refusalFor(walker, place) &&
  (walker === walkers.find((other) => !refusalFor(other, place)) ||
    (place.route.access !== 'public' && /index$/i.test(place.path)));

/** Each route once, and one refusal for each account; every account at every route in a whole run. */
const placesOf = (walker: Walker): Walked[] => {
  if (isWhole) return walked;
  const refused = walked.find((place) => refusalFor(walker, place));
  return walked.filter((place) => place === refused || isToOpen(walker, place));
};

/** Axe judges a place of each kind: tiles, a list, its balances, charts, a form, a detail of the member; every place in a whole run. */
const kinds = new Set(['workbench', 'order-list', 'wallet', 'report', 'edit_passengers', 'account-centre']);
const kindOf = ({ route }: Walked): string => (route.name === 'edit_passengers' ? route.name : String(route.widget));
const toJudge = new Set<string>();
for (const walker of walkers)
  for (const place of walked.filter((one) => isToOpen(walker, one))) {
    const isKnown = [...toJudge].some((key) => key.endsWith(` ${kindOf(place)}`));
    if (isWhole || (kinds.has(kindOf(place)) && !isKnown))
      toJudge.add(`${walker.mobilePhone} ${place.route.name} ${kindOf(place)}`);
  }
const isJudged = (walker: Walker, place: Walked): boolean =>
  toJudge.has(`${walker.mobilePhone} ${place.route.name} ${kindOf(place)}`);

test('each open route is walked by an account, and axe judges each kind', () => {
  expect(walked.filter((place) => !walkers.some((walker) => isToOpen(walker, place)))).toEqual([]);
  const judged = new Set(Array.from(toJudge, (key) => key.split(' ').at(-1)));
  expect(Array.from(kinds).filter((kind) => !judged.has(kind))).toEqual([]);
});

describe.each(walkers)('$name ($mobilePhone)', (walker) => {
  test('opens the routes it may, is refused on others, and nothing breaks or overflows at 375 px; axe finds nothing on each kind at 1280 px', async () => {
    const session = await signIn(walker.mobilePhone);
    const narrow = { width: 375, height: 800 };
    const { page, errors, close } = await open('about:blank', { viewport: narrow });
    await enter(page, session);
    await page.goto(`${siteUrl()}/airTicket/query`);
    await page.getByRole('button', { name: '搜索航班' }).waitFor();
    const wrong: string[] = [];
    for (const place of placesOf(walker)) {
      const { path } = place;
      await goInside(page, path);
      const refusal = refusalFor(walker, place);
      const misjudged = async () => {
        const text = await contentOf(page);
        const isRefused = refusal ? text.includes(refusal.text) : /您登录的是.*账户/.test(text);
        return isRefused === (refusal !== null) ? [] : [`${path}: ${isRefused ? 'refused' : 'not refused'}`];
      };
      wrong.push(...(await remaining(misjudged)));
      const wider = await overflow(page);
      if (wider > 0) wrong.push(`${path}: ${wider} px too wide`);
      wrong.push(...(await cutText(page)).map((one) => `${path}: ${one}`));
      if (isJudged(walker, place)) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await settled(page);
        wrong.push(...(await findings(page)).map((finding) => `${path}: ${finding}`));
        await page.setViewportSize(narrow);
      }
      if (errors.length) wrong.push(`${path}: ${errors.splice(0).join('; ')}`);
    }
    expect(wrong).toEqual([]);
    await close();
  });
});

/** screens.test.ts shows each kind of screen in every theme. */
const centreThemes = isWhole ? ['default', 'skyline', 'harbour', 'meadow'] : ['skyline'];
test.each(centreThemes)(
  "the account centre runs on a partner's page in %s: no error, axe finds nothing, no overflow at 375 px",
  async (appId) => {
    const session = await signIn('13800000010', appId);
    const { page, errors, close } = await open('about:blank', { viewport: { width: 375, height: 800 } });
    await enter(page, session);
    await page.goto(`${partnerUrl()}/plain.html`);
    await page.getByRole('button', { name: '搜索航班' }).waitFor();
    await page.evaluate(async (app) => {
      document.querySelector('[data-travel-widget]')?.remove();
      const box = document.body.appendChild(document.createElement('div'));
      box.id = 'centre';
      box.dataset['appId'] = app;
      box.dataset['load'] = 'eager';
      await (
        window as unknown as { TravelEmbed: { mount(target: Element, name: string): { ready: Promise<void> } } }
      ).TravelEmbed.mount(box, 'account-centre').ready;
    }, appId);
    await page.locator('#centre').getByText('周砚清').first().waitFor();
    await settled(page);
    expect(await overflow(page)).toBe(0);
    expect(await findings(page)).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  },
);

import { beforeAll, expect, test } from 'vitest';
import { refusalOf } from '#routes/refusal.ts';
import { plainRoutes } from '#tests/support/routes-walked.ts';
import { accounts } from '#tests/support/viewers.ts';
import { remaining } from './support/at-rest.ts';
import { useBrowser } from './support/browser.ts';
import { enter, readStations, signIn } from './support/by-api.ts';
import { overflow, settled } from './support/look.ts';
import { loaderTag, showPartnerPage } from './support/partner-page.ts';
import { listen, ownChinese } from './support/sent-by-server.ts';

const { open } = useBrowser();
beforeAll(async () => void (await readStations()));

/** Pages of the account: bookings begin in widgets of their own. */
const isOfAccount = (widget: string): boolean =>
  !/search$|booking$|-order$|^(?:home|partner-plan|agreement|login|welcome)/.test(widget);
const places = plainRoutes.filter(({ route }) => route.access === 'login' && isOfAccount(String(route.widget)));

const walkers = ['personal', 'employee, approval', 'credit main', 'distributor with PNR'].map((name) => {
  const walker = accounts.find((account) => account.name === name);
  if (!walker) throw new Error(`no account ${name}`);
  return walker;
});
/** Each page once, by the first of them who may; the first pages show each kind of member something else. */
const placesOf = (walker: (typeof walkers)[number]) =>
  places.filter(
    ({ route, path }) =>
      !refusalOf(route, walker.viewer) &&
      (walker === walkers.find(({ viewer }) => !refusalOf(route, viewer)) || /index$/i.test(path)),
  );

test.each(walkers)(
  'partner page: the account centre of $name ($mobilePhone) in English has no Chinese of its own',
  async (walker) => {
    const { page, errors, close } = await open('about:blank', { viewport: { width: 1280, height: 900 } });
    const session = await signIn(walker.mobilePhone);
    const wasSent = await listen(page, session);
    await enter(page, session);
    const widget =
      '<main><h1>Account</h1><div id="account" data-travel-widget="account-centre" data-load="eager" data-locale="en"></div></main>';
    await showPartnerPage(page, widget, `<title>Account</title>${loaderTag('data-router="hash"')}`);
    await page.locator('#account h1, #account .t-empty').first().waitFor();
    const wrong = new Set<string>();
    for (const { path } of placesOf(walker)) {
      await page.evaluate((to) => document.getElementById('account')?.setAttribute('data-route', to), path);
      await page.waitForFunction(() => {
        const root = document.querySelector('#account')?.shadowRoot?.querySelector('.root');
        return root && (root.textContent ?? '').trim().length > 0 && !root.querySelector('[aria-busy="true"]');
      });
      await settled(page);
      for (const text of await remaining(() => ownChinese(page, 'account', wasSent))) wrong.add(`${path}: ${text}`);
      const wider = await overflow(page);
      if (wider > 0) wrong.add(`${path}: ${wider} px too wide`);
    }
    expect([...wrong]).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  },
);

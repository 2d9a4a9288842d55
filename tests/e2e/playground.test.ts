import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { casesOf } from '#tests/support/whole.ts';
import { partnerUrl, sandboxUrl, useBrowser } from './support/browser.ts';
import { findings, overflow } from './support/look.ts';

const { open } = useBrowser();
/** In English; tool-languages.test.ts reads both languages. */
const playground = () => `${sandboxUrl()}/docs/guide/en/playground.html`;
const editor = () => `${sandboxUrl()}/docs/guide/en/theme-editor.html`;
const frameOf = (page: Page) => page.frameLocator('#preview');
const search = (page: Page) => frameOf(page).getByRole('button', { name: '搜索航班' });
const says = (page: Page, text: string) => expect.poll(() => page.locator('#code').innerText()).toContain(text);

test('the playground shows what is chosen on a page of another origin, and writes the snippet and the address for it', async () => {
  const { page, errors, close } = await open(playground());
  await search(page).waitFor();
  expect(page.frames()[1]?.url()).toMatch(partnerUrl());

  await page.getByLabel('to', { exact: true }).fill('SYX');
  // The attribute has reached the mounted widget.
  await frameOf(page).getByText('SYX').waitFor();
  await page.getByRole('radio', { name: 'harbour' }).check({ force: true });
  await frameOf(page).locator('script[data-app-id=harbour]').waitFor({ state: 'attached' });
  await search(page).waitFor();
  await page.getByRole('textbox', { name: 'color-action', exact: true }).fill('#0b6b42');
  await expect
    .poll(() => search(page).evaluate((button) => getComputedStyle(button).backgroundColor))
    .toBe('rgb(11, 107, 66)');
  await page.getByLabel('Add a token').selectOption('radius-card');
  await expect
    .poll(() => page.getByLabel('radius-card').evaluate((field) => field === document.activeElement))
    .toBe(true);

  await says(page, 'data-app-id="harbour"');
  await says(page, '--travel-color-action: #0b6b42;');
  await says(page, '<div data-travel-widget="flight-search" data-from="BJS" data-to="SYX">');
  // By keyboard, as tabs go.
  await page.getByRole('tab', { name: 'Script tag' }).focus();
  await page.keyboard.press('ArrowRight');
  await says(page, '<travel-widget name="flight-search" from="BJS" to="SYX">');
  await page.keyboard.press('ArrowRight');
  await says(page, '<FlightSearch from="BJS" to="SYX">');
  await page.keyboard.press('End');
  await says(page, "import { onBeforeUnmount, onMounted, ref } from 'vue'");

  // The address opens the same state.
  await expect.poll(() => page.url()).toContain('0b6b42');
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);
  await search(page).waitFor();
  await expect.poll(() => page.getByRole('radio', { name: 'harbour' }).isChecked()).toBe(true);
  await says(page, '--travel-color-action: #0b6b42;');
  expect(errors).toEqual([]);
  await close();
});

test('the playground logs what happens, and signs a visitor in as the partner would', async () => {
  const { page, errors, close } = await open(
    `${playground()}#${encodeURIComponent(JSON.stringify({ widget: 'flight-search', appId: 'skyline', attributes: { from: 'BJS', to: 'SHA' }, sign: true, user: 'play-1' }))}`,
  );
  const log = page.getByRole('log', { name: 'Events' });
  await log.getByText('travel:ready').waitFor();
  await search(page).click();
  await log.getByText('travel:search').waitFor();
  await expect.poll(() => log.innerText()).toContain('"from":"BJS"');
  const user = () =>
    page
      .frames()[1]
      ?.evaluate(
        () =>
          (window as unknown as { TravelEmbed: { user(): { isThirdParty?: boolean } | null } }).TravelEmbed.user()
            ?.isThirdParty,
      );
  await expect.poll(user).toBe(true);
  await says(page, 'data-sign="SIGN_FROM_YOUR_SERVER"');
  expect(errors).toEqual([]);
  await close();
});

test('the theme editor starts from a pasted page, warns of what is hard to read, and offers the nearest colour that passes', async () => {
  const { page, errors, close } = await open(editor());
  await search(page).waitFor();
  await page
    .getByLabel('CSS or HTML of your page')
    .fill(
      'body { background: #fff; color: #999; font-family: Georgia, serif } .btn-primary { background: #7c3aed; border-radius: 20px }',
    );
  await page.getByRole('button', { name: 'Read looks' }).click();
  await page.getByText('Found 3 colours').waitFor();
  await expect
    .poll(() =>
      search(page).evaluate((button) => [
        getComputedStyle(button).backgroundColor,
        getComputedStyle(button).borderRadius,
      ]),
    )
    .toEqual(['rgb(124, 58, 237)', '20px']);

  const problem = page.getByRole('listitem').filter({ hasText: 'color-text on' });
  await expect.poll(() => problem.innerText()).toMatch(/has 2\.85:1 and needs 4\.5:1/);
  await problem.getByRole('button', { name: /^Use #/ }).click();
  await page.getByText(/Every text can be read/).waitFor();
  await expect
    .poll(() => page.getByRole('textbox', { name: /^Text[\d.]+:1/ }).inputValue())
    .toMatch(/^#7[0-9a-f]7[0-9a-f]7[0-9a-f]$|^#6[0-9a-f]6[0-9a-f]6[0-9a-f]$/);

  await says(page, '--travel-color-action: #7c3aed;');
  await page.getByLabel('App id (folder in themes/)').fill('violet');
  await page.getByRole('tab', { name: 'theme.ts' }).click();
  await says(page, "appId: 'violet'");
  await says(page, "font: 'Georgia, serif'");
  expect(errors).toEqual([]);
  await close();
});

test("the editor's snippet, run on a partner's page, comes back with that page's looks", async () => {
  const { page, close } = await open(editor());
  await page.getByRole('tab', { name: 'Console' }).click();
  const snippet = await page.locator('#reader').innerText();
  await page.goto(`${partnerUrl()}/blog.html`);
  const opened = page.context().waitForEvent('page');
  await page.evaluate(snippet);
  const back = await opened;
  await back.getByText(/^Read from 127\.0\.0\.1/).waitFor();
  await expect.poll(() => back.getByRole('textbox', { name: /^Page[\d.]+:1/ }).inputValue()).toBe('#fbf9f5');
  await expect.poll(() => back.getByRole('textbox', { name: /^Text[\d.]+:1/ }).inputValue()).toBe('#2a2622');
  await expect.poll(() => back.getByLabel('Font', { exact: true }).inputValue()).toContain('Songti SC');
  await close();
});

const looks = [
  ['playground', 'light'],
  ['playground', 'dark'],
  ['theme editor', 'light'],
  ['theme editor', 'dark'],
] as const;
/** Both have one style sheet: each of its colour schemes once, and each tool once. */
test.each(casesOf(looks, ([name, scheme]) => (name === 'playground') === (scheme === 'light')))(
  '%s, %s: axe finds nothing at 1280 and 375 px, and nothing is wider than the window',
  async (name, colorScheme) => {
    const { page, errors, close } = await open(name === 'playground' ? playground() : editor(), { colorScheme });
    await search(page).waitFor();
    if (name !== 'playground') {
      await page.getByRole('button', { name: 'Try an example' }).click();
      await page.getByRole('textbox', { name: /^Text[\d.]+:1/ }).fill('#bbbbbb');
      await page.getByRole('listitem').filter({ hasText: 'color-text on' }).waitFor();
    }
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `${width} px`).toBe(0);
      expect(await findings(page), `${width} px`).toEqual([]);
    }
    // On a phone the preview stays in sight above the setting that is changed, and the order is the one that is seen.
    await page.setViewportSize({ width: 375, height: 667 });
    const leading = page.locator(name === 'playground' ? '#token-color-action' : '#seed-action');
    if (name === 'playground') await page.getByText('Looks', { exact: true }).click();
    await leading.focus();
    // In sight is the whole of it, below the preview and above the window's end.
    const isBetween = (field: Element) => {
      const [{ top, bottom }, stage] = [
        field.getBoundingClientRect(),
        document.querySelector('#stage')!.getBoundingClientRect(),
      ];
      return stage.top >= 0 && top > stage.bottom && bottom <= innerHeight;
    };
    await expect.poll(() => leading.evaluate(isBetween)).toBe(true);
    expect(
      await leading.evaluate((element) => document.querySelector('#preview')!.compareDocumentPosition(element)),
    ).toBe(4);
    expect(errors).toEqual([]);
    await close();
  },
);

test('every choice is inside of its column', async () => {
  const { page, close } = await open(playground());
  await search(page).waitFor();
  const beyond = await page.locator('.choice').evaluateAll((groups) =>
    groups.flatMap((group) => {
      const { right } = group.getBoundingClientRect();
      return [...group.querySelectorAll('span')]
        .filter((one) => one.getBoundingClientRect().right > right + 1)
        .map((one) => one.textContent);
    }),
  );
  expect(beyond).toEqual([]);
  await close();
});

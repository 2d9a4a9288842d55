import { expect, test } from 'vitest';
import { eventually } from './support/at-rest.ts';
import { useBrowser } from './support/browser.ts';
import { showPartnerPage } from './support/partner-page.ts';

const { open } = useBrowser();

async function openPage() {
  const opened = await open('about:blank');
  await showPartnerPage(
    opened.page,
    '<div data-travel-widget="flight-search" data-load="eager" data-from="BJS" data-to="SHA"></div>',
  );
  return opened;
}

test('after a translator has put its words in the place of ours, the widget shows what an untouched one shows', async () => {
  const untouched = await openPage();
  const translated = await openPage();
  const pages = [untouched, translated];
  for (const { page } of pages) {
    const translate = () =>
      page.evaluate(() => {
        const root = document.querySelector('[data-travel-widget]')!.shadowRoot!;
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        for (const text of texts) {
          if (!text.data.trim() || text.parentNode?.nodeName === 'FONT') continue;
          const font = document.createElement('font');
          font.append(`<${text.data}>`);
          text.replaceWith(font);
        }
      });
    await page.getByRole('button', { name: '搜索航班' }).waitFor();
    if (page === translated.page) await translate();
    await page.getByRole('radio', { name: /往返/ }).check({ force: true });
    await page.getByRole('radio', { name: /单程/ }).check({ force: true });
    if (page === translated.page) await translate();
    await page.getByRole('button', { name: /搜索航班/ }).click();
    await page.getByRole('button', { name: /订票/ }).first().waitFor();
    if (page === translated.page) await translate();
    await page
      .getByRole('radio', { name: /票面价/ })
      .first()
      .check({ force: true });
    await page.evaluate(() => {
      const shadow = document.querySelector('[data-travel-widget]')!.shadowRoot!;
      // Rows far below are not laid out, and have no text then; which they are depends on the height of the rows above.
      const whole = new CSSStyleSheet();
      whole.replaceSync('* { content-visibility: visible !important; }');
      shadow.adoptedStyleSheets.push(whole);
    });
    // Rows come a page at a time when their end is near the window, so each page is asked for until the list is whole.
    await eventually(async () => {
      const asked = await page.evaluate(() => {
        const more = document
          .querySelector('[data-travel-widget]')!
          .shadowRoot!.querySelector<HTMLElement>('.fs-more button');
        more?.click();
        return Boolean(more);
      });
      expect(asked).toBe(false);
    });
  }
  /** The pages are read one after the other: a minute may end between them. */
  const linesOf = async ({ page }: (typeof pages)[number]) => {
    const text = await page.evaluate(
      () => document.querySelector('[data-travel-widget]')!.shadowRoot!.querySelector<HTMLElement>('.root')!.innerText,
    );
    const lines = text.replaceAll(/[<>\ufeff\s]/g, '').split('订票');
    return lines.map((line) => line.replace(/\d\d:\d\d更新/, '更新'));
  };
  // Prices of other days come by themselves, on each page at its time.
  await eventually(async () => {
    const [first, second] = [await linesOf(untouched), await linesOf(translated)];
    expect(second).toEqual(first);
    expect(first.join('')).toContain('更新');
  });
  for (const { errors, close } of pages) {
    expect(errors).toEqual([]);
    await close();
  }
});

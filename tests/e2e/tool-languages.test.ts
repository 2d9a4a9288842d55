import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { sandboxUrl, useBrowser } from './support/browser.ts';

const { open } = useBrowser();
const han = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/;

/** Texts and names of the page itself, without code and events; those in its frame are the widget's. */
const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    for (const element of document.querySelectorAll(
      'body, body *:not(script, pre *, #log *, iframe, [data-language])',
    )) {
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) found.add(element.getAttribute(name) ?? '');
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) found.add(node.nodeValue!.trim());
    }
    return [...found, document.title].filter(Boolean);
  });
/** Names of widgets, attributes and tokens, figures and colours are the same in each language. */
const isName = (text: string) =>
  /^(?:--travel-)?[a-z][a-z\d-]*$|^[\P{L}]+$|^#[\da-f]+$|^(?:React|Vue|theme\.ts)$/u.test(text);
const isChinese = (page: Page) =>
  expect.poll(async () => (await textsOn(page)).filter((text) => !han.test(text) && !isName(text))).toEqual([]);
const isEnglish = (page: Page) =>
  expect.poll(async () => (await textsOn(page)).filter((text) => han.test(text))).toEqual([]);

test('the tools are in the language of the reader, who changes it without losing what is set', async () => {
  const state = encodeURIComponent(JSON.stringify({ widget: 'login', attributes: { reason: 'x1' } }));
  const { page, errors, close } = await open(`${sandboxUrl()}/docs/playground#${state}`);
  await expect.poll(() => page.url()).toContain('/docs/guide/zh/playground.html#');
  await page.getByLabel('reason', { exact: true }).waitFor();
  await isChinese(page);

  await page.getByRole('link', { name: 'English: this page' }).click();
  await expect.poll(() => page.url()).toContain('/docs/guide/en/playground.html#');
  await expect.poll(() => page.getByLabel('reason', { exact: true }).inputValue()).toBe('x1');
  await page.getByText('Signed in by the partner’s server').waitFor();
  await isEnglish(page);

  // Links of the head lead to the same language, and the sentences of a script are in it.
  await page.getByRole('link', { name: 'Theme editor' }).click();
  await expect.poll(() => page.url()).toContain('/docs/guide/en/theme-editor.html');
  await page.getByRole('button', { name: 'Try an example' }).click();
  await page.getByText(/^Found \d+ colours; \d+ looks/).waitFor();
  await page.getByRole('textbox', { name: /^Text[\d.]+:1/ }).fill('#bbbbbb');
  await page.getByText('the nearest colour that passes').first().waitFor();
  await isEnglish(page);

  await page.getByRole('link', { name: /^中文/ }).click();
  await page.getByText('最接近的合格颜色').first().waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: /^文字[\d.]+:1/ }).inputValue()).toBe('#bbbbbb');
  await page.getByRole('button', { name: '试用示例' }).click();
  await page.getByText(/^找到 \d+ 种颜色，已采用 \d+ 项外观/).waitFor();
  await isChinese(page);
  expect(errors).toEqual([]);
  await close();
});

import type { Page } from 'playwright';
import { sandboxUrl } from './browser.ts';
import type { SignedIn } from './by-api.ts';
import { chineseIn } from './chinese-in.ts';

const han = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]+/g;

/**
 * Whether the server has sent a text: what people typed, and notices of the provider. Addresses are shown in one piece.
 * Answers are taken on the wire, since the browser keeps no body that the page has read as a stream.
 */
export async function listen(page: Page, { user }: Pick<SignedIn, 'user'>): Promise<(text: string) => boolean> {
  let sent = JSON.stringify(user);
  await page.route(`${sandboxUrl()}/**`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const response = await route.fetch();
    const text = await response.text();
    sent += text + text.replace(/","\w+":"/g, '');
    return route.fulfill({ response });
  });
  return (text) => sent.includes(text);
}

/** Chinese texts in a container that the server has not sent. */
export const ownChinese = async (page: Page, id: string, wasSent: (text: string) => boolean): Promise<string[]> =>
  (await chineseIn(page, id)).filter((text) => (text.match(han) ?? []).some((part) => !wasSent(part)));

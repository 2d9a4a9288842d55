import type { Page } from 'playwright';
import { partnerUrl, sandboxUrl } from './browser.ts';

/** Our interface for the page's own scripts. */
interface Embed {
  version: string;
  mount(
    target: string | Element,
    name: string,
    props?: object,
  ): {
    ready: Promise<void>;
    update(props: object): void;
    unmount(): void;
    on(type: string, run: (event: CustomEvent) => void): void;
  };
  scan(root?: ParentNode): void;
  destroy(): void;
  user(): { memberId: string } | null;
}
export type WithEmbed = Window & { TravelEmbed: Embed };

export const loaderTag = (attributes = '', channel = 'v1'): string =>
  `<script async src="${sandboxUrl()}/cdn/${channel}/loader.js" ${attributes}></script>`;

/** A page of a partner, from the partner's origin, with this body; `hash` of its address begins with `#`. */
export async function showPartnerPage(page: Page, body: string, head = loaderTag(), hash = ''): Promise<void> {
  const url = `${partnerUrl()}/written-by-a-test`;
  // A page that comes from no network is a public one to the browser, which keeps such from this machine's servers.
  await page.context().grantPermissions(['local-network-access']);
  await page.route(`${url}**`, (route) =>
    route.fulfill({
      contentType: 'text/html;charset=utf-8',
      body: `<!doctype html><html lang="zh-CN"><head><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`,
    }),
  );
  await page.goto(url + hash);
}

import { expect, test } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { enterHere, signIn } from './support/by-api.ts';
import { loaderTag, showPartnerPage } from './support/partner-page.ts';

const { open } = useBrowser();

test('a bill is printed alone, out of a frame of its own, each time that its member asks for it', async () => {
  const { page, errors, close } = await open('about:blank');
  // The browser of a test shows no print dialog: the frame's own `print` says what it would have printed.
  await page.addInitScript(() => {
    const printed: string[] = [];
    const frame = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentWindow');
    Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
      get(this: HTMLIFrameElement) {
        const inside = frame?.get?.call(this) as Window | null;
        if (inside)
          inside.print = () => {
            const [css] = inside.document.adoptedStyleSheets;
            const rules = Array.from(css?.cssRules ?? [], ({ cssText }) => cssText).join('');
            printed.push(
              `${inside.document.title}: ${inside.document.body.innerText}${/@page.*counter\(page\).*counter\(pages\)/s.test(rules) ? ' numbered' : ''}${/@bottom-left \{ content: "充值账单 · /.test(rules) ? ' named' : ''}`,
            );
          };
        return inside;
      },
    });
    Object.assign(window, { printed });
  });
  await showPartnerPage(
    page,
    '<div data-travel-widget="account-centre" data-router="hash" data-load="eager"></div>',
    `<title>A partner's page</title>${loaderTag()}`,
  );
  await enterHere(page, await signIn('13800000010'));
  await page.reload();
  await page.evaluate(() => void (location.hash = 'account-centre=/myCenter/recharge_bill'));
  const printed = () => page.evaluate(() => (window as unknown as { printed: string[] }).printed);
  for (const times of [1, 2]) {
    await page.getByRole('button', { name: '打印' }).click();
    await expect.poll(async () => (await printed()).length).toBe(times);
  }
  for (const paper of await printed()) {
    expect(paper).toMatch(/^充值账单: 充值账单/);
    expect(paper).toContain('支付宝');
    expect(paper).not.toContain('打印');
    expect(paper).toMatch(/ numbered named$/);
  }
  expect(errors).toEqual([]);
  await close();
});

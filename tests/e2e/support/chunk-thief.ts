import type { Page } from 'playwright';

/** Loses chunks while a step is taken, until the widget says so; then its button brings them. */
export async function chunkThief(page: Page) {
  let lost: RegExp | null = null;
  await page.route('**/assets/**', (route) =>
    lost?.test(route.request().url().replace(/.*\//, '')) ? route.abort() : route.fallback(),
  );
  return async (
    chunks: RegExp,
    step: () => Promise<unknown>,
    says: RegExp = /Loading chunk failed/,
    button: string | RegExp = '重试',
  ) => {
    lost = chunks;
    await step();
    await page.getByText(says).first().waitFor();
    lost = null;
    await page.getByRole('button', { name: button }).first().click();
  };
}

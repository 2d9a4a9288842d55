/** Interaction to next paint at 4× CPU slowdown: what the user does, until two frames after it. */
import { median, round } from './figures.mjs';

const turns = 5;

export async function startInteraction(browser, url) {
  const seen = { 'open the city picker': [], 'type in the city picker': [], 'open the calendar': [] };
  for (let turn = 0; turn < turns; turn += 1) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(url);
    await page.evaluate(async () => {
      const box = document.body.appendChild(document.createElement('div'));
      box.dataset.load = 'eager';
      await window.TravelEmbed.mount(box, 'flight-search', { from: 'BJS', to: 'SHA' }).ready;
    });
    await page.waitForTimeout(600);
    // Once without the slowdown, so that lazy chunks are there: what is measured is the work, not the network.
    const field = page.getByRole('button', { name: /到达/ }).or(page.getByRole('combobox', { name: /到达/ })).first();
    const date = page.getByRole('button', { name: /出发日期|去程|日期/ }).first();
    for (const opener of [field, date]) {
      await opener.click();
      await page.waitForTimeout(400);
      await page.keyboard.press('Escape');
    }
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await watch(page);
    seen['open the city picker'].push(await painted(page, () => field.click()));
    await page.waitForTimeout(300);
    seen['type in the city picker'].push(await painted(page, () => page.keyboard.press('s')));
    await page.keyboard.press('Escape');
    await page.waitForTimeout(300);
    seen['open the calendar'].push(await painted(page, () => date.click()));
    await page.close();
  }
  return Object.fromEntries(Object.entries(seen).map(([name, values]) => [name, round(median(values), 0)]));
}

/** The browser's own event timing: from the input to the paint after it. */
const watch = (page) =>
  page.evaluate(() => {
    window.longest = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.longest = Math.max(window.longest, entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: false });
  });

async function painted(page, act) {
  await page.evaluate(() => (window.longest = 0));
  await act();
  await page.waitForTimeout(500);
  return page.evaluate(() => window.longest);
}

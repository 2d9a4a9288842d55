/**
 * A file of 20,000 employees at 1× CPU: from its choice to the paint of its rows, the longest task of the page until
 * then, and the same for a cell that is mended. The server is the sandbox beside it, with the company of the seed.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { median, round } from './figures.mjs';
import { importText } from './import-file.mjs';
import { mountWidget, sessionEntries } from './mounted.mjs';
import { logInTraveller } from './travellers.mjs';

const turns = 5;
const company = '13800000070';

const goals = {
  '20,000 rows of a file: checked and shown': '≤ 2000',
  '20,000 rows of a file: longest task (0: none over 50)': '≤ 50',
  '20,000 rows of a file: a key in a cell': '≤ 50',
};

/** name → milliseconds. */
export async function startImportScreen(browser, url, apiUrl) {
  const session = await logInTraveller(apiUrl, { mobilePhone: company });
  const [shown, longest, typed] = Object.keys(goals);
  const seen = { [shown]: [], [longest]: [], [typed]: [], 'of these until the answer': [] };
  // By its path: a file that comes through the driver is read by a script of the driver in the page.
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'travel-embed-import-'));
  const file = path.join(folder, '名册.csv');
  fs.writeFileSync(file, importText());
  for (let turn = 0; turn < turns; turn += 1) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.addInitScript(watchTasks, sessionEntries(session));
    await page.goto(url);
    await mountWidget(page, 'account-centre', { route: '/myCenter/import_employees' });
    const field = page.locator('input[type=file]');
    await field.waitFor({ state: 'attached' });
    await page.waitForTimeout(1500);
    await page.evaluate(() => {
      window.tasks.length = 0;
      const roots = [...document.querySelectorAll('*')].flatMap((element) => element.shadowRoot ?? []);
      for (const root of roots) {
        root.addEventListener('change', () => (window.picked ??= performance.now()), { capture: true, once: true });
        new MutationObserver(() => {
          if (window.shownAt || !root.querySelector('input[name$=".mobilePhone"]')) return;
          window.shownAt = 1;
          requestAnimationFrame(() => setTimeout(() => (window.shownAt = performance.now())));
        }).observe(root, { childList: true, subtree: true });
      }
    });
    await field.setInputFiles(file);
    await page.waitForFunction(() => window.shownAt > 1, undefined, { timeout: 120_000 });
    await page.waitForTimeout(500);
    const found = await page.evaluate(() => ({
      shown: window.shownAt - window.picked,
      answer: window.answeredAt - window.picked,
      longest: Math.max(0, ...window.tasks),
    }));
    seen[shown].push(found.shown);
    seen[longest].push(found.longest);
    seen['of these until the answer'].push(found.answer);
    const cell = page.getByRole('textbox', { name: '手机号码' }).first();
    await cell.focus();
    seen[typed].push(await untilPaint(page, () => cell.press('4')));
    await page.close();
  }
  fs.rmSync(folder, { recursive: true });
  return Object.fromEntries(Object.entries(seen).map(([name, values]) => [name, round(median(values), 0)]));
}

/** Runs in the page: the session; the lengths of tasks over 50 ms, and the moment at which the file was answered. */
function watchTasks(entries) {
  for (const [key, value] of entries) sessionStorage.setItem(key, value);
  window.tasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  const ask = window.fetch;
  window.fetch = async (input, init) => {
    const answer = await ask(input, init);
    if (String(input?.url ?? input).endsWith('/company/import/check')) window.answeredAt = performance.now();
    return answer;
  };
}

/** From the key until its paint. */
async function untilPaint(page, act) {
  await page.evaluate(() => {
    window.spent = 0;
    const press = ({ timeStamp }) =>
      requestAnimationFrame(() => setTimeout(() => (window.spent = performance.now() - timeStamp)));
    addEventListener('keydown', press, { capture: true, once: true });
  });
  await act();
  await page.waitForTimeout(800);
  return page.evaluate(() => window.spent);
}

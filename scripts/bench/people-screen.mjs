/**
 * Tree and list of a company of 100,000 employees in 5,000 departments at 4× CPU slowdown: from the press, or from the
 * server's answer, to the paint of what changed. The server's own times are in `bench company`.
 */
import { http } from '../lib/http.mjs';
import { median, round } from './figures.mjs';
import { mountWidget, sessionEntries } from './mounted.mjs';
import { logInTraveller } from './travellers.mjs';

const turns = 7;
const company = '13800000070';
const employees = 100_000;
const mostRows = 300;

export const peopleScreenGoals = {
  '5,000 departments: the tree after its answer': '≤ 50',
  '5,000 departments: a key in the search': '≤ 50',
  '5,000 departments: a branch opened': '≤ 50',
  '5,000 departments: a branch moved': '≤ 50',
  'employees: all of a page marked': '≤ 50',
  'employees: a page after its answer': '≤ 50',
  'rows in the page': `≤ ${mostRows}`,
};

/** name → milliseconds to the paint, and the rows that are in the page. */
export async function startPeopleScreen(browser, url, apiUrl) {
  await http.post(`${apiUrl}/sandbox/many-employees`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `count=${employees}`,
    timeout: 600_000,
  });
  const traveller = await logInTraveller(apiUrl, { mobilePhone: company });
  const names = Object.keys(peopleScreenGoals);
  const [arrived, searched, opened, moved, marked, paged, rows] = names;
  const seen = Object.fromEntries(names.map((name) => [name, []]));
  for (let turn = 0; turn < turns; turn += 1) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.addInitScript(holdAnswers, sessionEntries(traveller));
    await page.goto(url);
    await mountWidget(page, 'account-centre', { route: '/myCenter/credit_member_list' });
    const tree = page.getByRole('tree');
    const item = tree.getByRole('treeitem');
    await item.nth(3).waitFor();
    await page.getByRole('table').getByRole('row').nth(5).waitFor();
    await page.waitForTimeout(1500);
    const session = await page.context().newCDPSession(page);
    const slowly = async (name, act, answered) => {
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      seen[name].push(await painted(page, act, answered));
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    };
    await page.getByText('外部出行人', { exact: true }).first().click();
    await item.first().waitFor({ state: 'detached' });
    await page.waitForTimeout(1000);
    await slowly(arrived, () => page.getByText('企业员工', { exact: true }).first().click(), '/company/departments');
    await item.nth(3).waitFor();
    const closed = tree.locator('[aria-expanded=false]').first();
    await slowly(opened, () => closed.locator('span').first().click({ force: true }));
    // Behind its brother, and before it again: the next turn finds the same tree. It is shown before the server answers.
    await tree.focus();
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowDown');
    await slowly(moved, () => page.keyboard.press('Alt+ArrowDown'));
    await page.waitForTimeout(1500);
    await page.keyboard.press('Alt+ArrowUp');
    await page.waitForTimeout(1500);
    const search = page.getByRole('searchbox', { name: '部门 / 负责人' });
    await search.fill('部门 1');
    await page.waitForTimeout(500);
    await slowly(searched, () => search.press('2'));
    await search.fill('');
    await page.waitForTimeout(500);
    await slowly(marked, () => page.getByRole('checkbox', { name: '选择本页全部' }).first().click({ force: true }));
    // The pager comes once it is in sight.
    await page.getByRole('row').last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 10_000);
    await page.getByRole('navigation', { name: '分页' }).waitFor();
    await slowly(
      paged,
      () => page.getByRole('navigation', { name: '分页' }).last().getByRole('button').last().click({ force: true }),
      '/creditMember/list_chd',
    );
    seen[rows].push((await item.count()) + (await page.getByRole('row').count()));
    await page.close();
  }
  return Object.fromEntries(Object.entries(seen).map(([name, values]) => [name, round(median(values), 0)]));
}

/** Runs in the page: the session, and the moment at which each call was last answered. */
function holdAnswers(entries) {
  for (const [key, value] of entries) sessionStorage.setItem(key, value);
  window.answered = {};
  const ask = window.fetch;
  window.fetch = async (input, init) => {
    const answer = await ask(input, init);
    // Its whole body is here: what follows is work of the page.
    const body = await answer.blob();
    window.answered[new URL(String(input?.url ?? input), location.href).pathname] = performance.now();
    return new Response(body, { status: answer.status, headers: answer.headers });
  };
}

/** From the press, or from the answer of `path`, until the paint of the last change of tree or list; messages come and go beside them. */
async function painted(page, act, path) {
  await page.evaluate((path) => {
    window.spent = 0;
    let pressed = 0;
    const press = ({ timeStamp }) => (pressed ||= timeStamp);
    for (const type of ['keydown', 'click']) addEventListener(type, press, { capture: true, once: true });
    const before = window.answered[path];
    const roots = [...document.querySelectorAll('*')].flatMap((element) => element.shadowRoot ?? []);
    const parts = '[role=tree], table';
    const isShown = ({ target, addedNodes }) =>
      (target.nodeType === 1 ? target : target.parentElement)?.closest(parts) ||
      [...addedNodes].some((node) => node.nodeType === 1 && (node.matches(parts) || node.querySelector(parts)));
    const watch = new MutationObserver((changes) => {
      if (!changes.some(isShown)) return;
      const at = window.answered[path];
      const start = path ? (at === before ? 0 : at) : pressed;
      if (!start) return;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => (window.spent = performance.now() - start);
        port2.postMessage(null);
      });
    });
    for (const root of roots)
      watch.observe(root, { childList: true, subtree: true, characterData: true, attributes: true });
    setTimeout(() => watch.disconnect(), 2500);
  }, path);
  await act();
  await page.waitForTimeout(3000);
  return page.evaluate(() => window.spent);
}

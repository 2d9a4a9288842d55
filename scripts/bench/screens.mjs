/** Screens of the account centre at 4× CPU slowdown: from the change of the place to the paint of the next screen. */
import { median, round } from './figures.mjs';
import { sessionEntries } from './mounted.mjs';
import { logInTraveller } from './travellers.mjs';

const turns = 5;
const member = '13800000010';
const goalMs = 100;
/** Of a server near by. */
const answerMs = 30;

/** One of each screen of a member; `tests/e2e/walk.test.ts` opens all routes. */
const screens = [
  '/myCenter/index',
  '/myCenter/wallet',
  '/myCenter/passengers',
  '/myCenter/transaction_bill',
  '/myCenter/self_info',
  '/myCenter/order_list/airTicket',
  '/myCenter/setting',
  '/myCenter/address',
  '/myCenter/invoice_management',
  '/myCenter/expense_proof',
  '/myCenter/recommended',
  '/myCenter/pay_authorization_code',
  '/myCenter/tianhanbao_detail',
  '/recharge/index',
  '/myCenter/import_passengers',
  '/myCenter/edit_passengers',
  '/myCenter/edit_invoice',
  '/myCenter/integral_bill',
];

/** Path → `first`: paint of the screen with the places of what the server will answer, ms; `whole`: last paint, with all of it. */
export async function measureScreens(browser, url, apiUrl) {
  const traveller = await logInTraveller(apiUrl, { mobilePhone: member });
  const seen = Object.fromEntries(screens.map((path) => [path, { first: [], whole: [] }]));
  for (let turn = 0; turn < turns; turn += 1) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.addInitScript(answerAgain, {
      answerMs,
      entries: sessionEntries(traveller),
    });
    await page.goto(url);
    await page.evaluate(async () => {
      const box = document.body.appendChild(document.createElement('div'));
      box.id = 'centre';
      box.dataset.load = 'eager';
      await window.TravelEmbed.mount(box, 'account-centre', {}).ready;
    });
    await page.waitForTimeout(800);
    // Once without the slowdown, so that the screens' files and the answers are at hand: only the work is measured.
    const headings = new Map();
    for (const path of screens) headings.set(path, await page.evaluate(visit, path));
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    for (const path of screens) {
      const { first, whole } = await page.evaluate(timed, { path, heading: headings.get(path) });
      seen[path].first.push(first);
      seen[path].whole.push(whole);
    }
    await page.close();
  }
  return Object.fromEntries(
    Object.entries(seen).map(([path, { first, whole }]) => [
      path,
      { first: round(median(first), 0), whole: round(median(whole), 0) },
    ]),
  );
}

export const isWithinScreenGoal = (figures) => Object.values(figures).every(({ first }) => first <= goalMs);

export function showScreens(figures) {
  console.log(`\nswitching screens of the account centre, 4× CPU, ms (goal: ≤ ${goalMs} to the paint of the screen)\n`);
  for (const [path, { first, whole }] of Object.entries(figures))
    console.log(
      `${path.padEnd(36)} ${String(first).padStart(5)}   with its data, after an answer of ${answerMs} ms ${String(whole).padStart(5)}`,
    );
  const all = Object.values(figures);
  console.log(
    `${'median'.padEnd(36)} ${String(median(all.map(({ first }) => first))).padStart(5)}   with its data ${String(median(all.map(({ whole }) => whole))).padStart(5)}`,
  );
}

/** Runs in the page: the session; a question that was asked before is answered after as long as a near server takes. */
function answerAgain({ entries, answerMs }) {
  for (const [key, value] of entries) sessionStorage.setItem(key, value);
  const ask = window.fetch;
  const known = new Map();
  window.fetch = async (input, init) => {
    const body = new URLSearchParams(String(init?.body ?? ''));
    body.delete('timestamp');
    const key = `${String(input?.url ?? input)} ${body}`;
    const before = known.get(key);
    if (before) await new Promise((resolve) => setTimeout(resolve, answerMs));
    if (before) return new Response(before, { headers: { 'content-type': 'application/json' } });
    const response = await ask(input, init);
    if (init?.method === 'POST' && response.ok) known.set(key, await response.clone().text());
    return response;
  };
}

/** Runs in the page: opens a screen, and gives its heading once it is there. */
async function visit(path) {
  const box = document.querySelector('#centre');
  box.dataset.route = path;
  await new Promise((resolve) => setTimeout(resolve, 700));
  return box.shadowRoot.querySelector('h1')?.textContent ?? '';
}

/** Runs in the page: from the change of the place to the paints of the screen. */
async function timed({ path, heading }) {
  const box = document.querySelector('#centre');
  const root = box.shadowRoot;
  let first = 0;
  let whole = 0;
  const start = performance.now();
  const watch = new MutationObserver(() =>
    requestAnimationFrame(() => {
      // After this frame's paint.
      const { port1, port2 } = new MessageChannel();
      const isThere = (root.querySelector('h1')?.textContent ?? '') === heading;
      port1.onmessage = () => {
        whole = performance.now() - start;
        if (isThere) first ||= whole;
      };
      port2.postMessage(null);
    }),
  );
  watch.observe(root, { childList: true, subtree: true, characterData: true });
  box.dataset.route = path;
  await new Promise((resolve) => setTimeout(resolve, 800));
  watch.disconnect();
  return { first, whole };
}

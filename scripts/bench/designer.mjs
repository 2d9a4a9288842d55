/** The designer with a process of 200 nodes at 4× CPU slowdown: from the key to the paint of what it changes. */
import { longestEvent, watchEvents } from './event-timing.mjs';
import { median, round } from './figures.mjs';
import { mountWidget, sessionEntries } from './mounted.mjs';
import { logInTraveller } from './travellers.mjs';

const turns = 7;
const size = 200;
const company = '13800000070';

export const designerGoals = {
  'designer of 200 nodes: move a node, the first edit': '≤ 50',
  'designer of 200 nodes: move a node': '≤ 50',
  'designer of 200 nodes: remove a node': '≤ 50',
  'designer of 200 nodes: undo': '≤ 50',
  'designer of 200 nodes: type in a name': '≤ 50',
};

/** A third of the nodes are branches of two arms, as a company that grew would have them. */
export function contentOf() {
  const approve = (no) => ({
    kind: 'approve',
    id: `a${no}`,
    name: `节点 ${no}`,
    who: [{ kind: 'manager', levels: 1 + (Number.parseInt(no, 10) % 3) }],
    mode: Number.parseInt(no, 10) % 2 ? 'all' : 'any',
    onNobody: 'up',
    limit: { hours: 8, onLate: 'up' },
    skipSelf: true,
    skipRepeated: true,
    mayHandOn: true,
  });
  const nodes = [];
  for (let no = 0; no < size; no += 4) {
    const arm = (at, when) => ({ id: `b${no}${at}`, name: `分支 ${at}`, ...when, nodes: [approve(`${no}${at}`)] });
    nodes.push(approve(no), {
      kind: 'branch',
      id: `b${no}`,
      arms: [arm('x', { when: [{ field: 'total', op: 'atLeast', value: 100_000 * (1 + no) }] })],
      otherwise: arm('z', {}),
    });
  }
  return { nodes };
}

/** name → milliseconds. The draft is answered by the bench: the server takes as many nodes, but would have to prove them first. */
export async function startDesigner(browser, url, apiUrl) {
  const traveller = await logInTraveller(apiUrl, { mobilePhone: company });
  const seen = Object.fromEntries(
    Object.keys(designerGoals).flatMap((name) => [name, `${name}, event timing`].map((key) => [key, []])),
  );
  const [first, move, remove, undo, type] = Object.keys(designerGoals);
  for (let turn = 0; turn < turns; turn += 1) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.addInitScript(answerWith, {
      content: contentOf(),
      entries: sessionEntries(traveller),
    });
    await page.goto(url);
    await mountWidget(page, 'account-centre', { route: '/travel/editProcessSettings/1' });
    const node = page
      .getByRole('group', { name: '审批流程' })
      .getByRole('button', { name: /^节点 4/ })
      .first();
    await node.waitFor();
    await page.waitForTimeout(2500);
    await watchEvents(page);
    const session = await page.context().newCDPSession(page);
    const pressed = async (name, key) => {
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await longestEvent(page);
      seen[name].push(await painted(page, () => page.keyboard.press(key)));
      seen[`${name}, event timing`].push(await longestEvent(page));
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    };
    await node.focus();
    await pressed(first, 'Alt+ArrowDown');
    await pressed(move, 'Alt+ArrowDown');
    await pressed(remove, 'Delete');
    await pressed(undo, 'Control+z');
    await page
      .getByRole('group', { name: '审批流程' })
      .getByRole('button', { name: /^节点 8/ })
      .first()
      .click();
    await page.getByRole('textbox', { name: '名称' }).last().focus();
    await pressed(type, 'x');
    await page.close();
  }
  return Object.fromEntries(Object.entries(seen).map(([name, values]) => [name, round(median(values), 0)]));
}

/** Runs in the page: the session, and the process whose draft is asked for. */
export function answerWith({ content, entries }) {
  for (const [key, value] of entries) sessionStorage.setItem(key, value);
  const ask = window.fetch;
  window.fetch = async (input, init) => {
    const answer = await ask(input, init);
    if (!String(input?.url ?? input).endsWith('/travel/process/detail')) return answer;
    const known = await answer.json();
    return Response.json({ ...known, data: { ...known.data, content, problems: [] } });
  };
}

/** From the key until the frame of the change that follows it; later parts (lint, a question to the server) are tasks of their own. */
async function painted(page, act) {
  await page.evaluate(() => {
    window.spent = 0;
    let start = 0;
    const press = ({ key, timeStamp }) => {
      if (key !== 'Alt' && key !== 'Control') start ||= timeStamp;
    };
    addEventListener('keydown', press, { capture: true });
    const roots = [...document.querySelectorAll('*')].flatMap((element) => element.shadowRoot ?? []);
    const watch = new MutationObserver(() => {
      if (!start) return;
      watch.disconnect();
      removeEventListener('keydown', press, { capture: true });
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => (window.spent = performance.now() - start);
        port2.postMessage(null);
      });
    });
    for (const root of roots) watch.observe(root, { childList: true, subtree: true, characterData: true });
  });
  await act();
  await page.waitForTimeout(1000);
  return page.evaluate(() => window.spent);
}

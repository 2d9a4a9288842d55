/** A page without any framework at 4× CPU slowdown, as the floor of every figure "to the paint": a text is changed, and a table of 12 rows is replaced. */
import { longestEvent, watchEvents } from './event-timing.mjs';
import { median, round } from './figures.mjs';

const turns = 9;
const page = (change, body) =>
  `<style>td{padding:8px;border:1px solid #ccc}</style>${body}<input id="box"><script>
    const change = () => { ${change} };
    let start = 0;
    for (const type of ['keydown', 'click'])
      addEventListener(type, ({ timeStamp }) => {
        start = timeStamp;
        change();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => (window.spent = performance.now() - start);
          port2.postMessage(null);
        });
      });
  </script>`;
const rows = `const rowsOf = (no) => Array.from({ length: 12 }, (_, row) => '<tr>' + Array.from({ length: 14 }, (_, at) => '<td><b>列车 ' + no + row + '</b> <span>¥' + row * at + '</span></td>').join('') + '</tr>').join('');`;
const arms = {
  'bare page: a key changes a text': [
    page("text.textContent += 'x'", '<p id="text">x</p>'),
    (on) => on.keyboard.press('x'),
  ],
  'bare page: a press changes a text': [
    page("text.textContent += 'x'", '<p id="text">x</p>'),
    (on) => on.mouse.click(600, 500),
  ],
  'bare page: a press replaces 12 rows of 14 cells': [
    page('list.innerHTML = rowsOf(2)', `<table id="list"></table><script>${rows} list.innerHTML = rowsOf(1);</script>`),
    (on) => on.mouse.click(1000, 800),
  ],
};

/** name → milliseconds. */
export async function measureBarePage(browser) {
  const seen = {};
  for (const [name, [html, act]] of Object.entries(arms))
    for (let turn = 0; turn < turns; turn += 1) {
      const on = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      await on.setContent(html);
      await on.focus('#box');
      await watchEvents(on);
      await on.waitForTimeout(300);
      const session = await on.context().newCDPSession(on);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await act(on);
      await on.waitForTimeout(500);
      (seen[name] ??= []).push(await on.evaluate(() => window.spent));
      (seen[`${name}, event timing`] ??= []).push(await longestEvent(on));
      await on.close();
    }
  return Object.fromEntries(Object.entries(seen).map(([name, values]) => [name, round(median(values), 0)]));
}

import { expect, test } from 'vitest';
import { slowStyle } from '#tests/support/page/computed-style.ts';
import { mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const names = ['display', 'visibility', 'position', 'overflow', 'overflow-x', 'overflow-y'];

/** Elements whose style is not what happy-dom says, which tries every rule on every element. */
const wrongIn = (root: ParentNode): string[] =>
  [...root.querySelectorAll('*')].flatMap((element) =>
    names.flatMap((name) => {
      const [quick, slow] = [getComputedStyle(element), slowStyle(element)].map((style) =>
        style.getPropertyValue(name),
      );
      return quick === slow ? [] : [`${(element.cloneNode() as Element).outerHTML} ${name}: ${quick}, not ${slow}`];
    }),
  );

test('a style that is read by the ends of selectors is the one that all rules give', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    .a{display:flex}p.a{display:grid}.a.b{display:none}.b.a.c{display:block}#one{display:inline-flex}
    div>.a>i{display:block}div .deep b{visibility:hidden}i{display:inline-block!important}.wide,.tall{overflow:hidden auto}
    [data-off]{display:none}:is(.x,#two) u{position:fixed}p:not(.a){position:sticky}:host .y{display:none}*{position:relative}
    @media (min-width:1px){.m{display:none}}@media (max-width:1px){.m{display:grid}}.later{display:flex}.earlier{display:grid}
  `);
  shadow.adoptedStyleSheets = [sheet];
  shadow.innerHTML = `<div><p class="a" id="one"><i>1</i></p><p class="a b"></p><p class="a b c"></p><p class="wide y"></p>
    <section class="deep"><b><em>2</em></b></section><span id="two"><u class="m"></u></span><i style="display:none"></i>
    <i style="display:none!important"></i><a data-off style="display:block"></a><s class="later earlier tall"></s>
    <dialog></dialog><dialog open></dialog><table><tr><td></td></tr></table></div>`;
  expect(wrongIn(shadow)).toEqual([]);
  shadow.querySelector('#one')?.classList.add('b');
  expect(wrongIn(shadow)).toEqual([]);
  host.remove();

  const { root, screen } = await mountWidget('flight-search');
  await waitFor(() => expect(screen.getAllByRole('combobox').length).toBeGreaterThan(1));
  expect(wrongIn(root)).toEqual([]);
});

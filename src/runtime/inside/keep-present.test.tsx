import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { fireEvent, within } from '@testing-library/dom';
import { watchTranslators } from './watch-translators.ts';

/** As translators of browsers do it: each text gives way to an element with other words. */
function translate(wrapper: HTMLElement, how: string): void {
  const walker = document.createTreeWalker(wrapper, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(({ data, parentNode }) => data.trim() && parentNode?.nodeName !== 'FONT')) {
    const font = document.createElement('font');
    if (how === 'replaces') text.replaceWith(font);
    else text.before(font);
    if (how === 'removes') text.remove();
    if (how === 'wraps') font.append(text);
    else font.textContent = `<${text.data}>`;
  }
}

test.each(['replaces', 'removes', 'wraps'])(
  'a translator that %s texts: an amount shows its present value, and parts of a text come and go',
  async (how) => {
    function Price() {
      const [fen, set] = useState(2035);
      return (
        <>
          <p>
            应付 ¥{fen} {fen === 2085 && '已变价'}
            {fen === 2085 ? '!' : ''}
          </p>
          <button onClick={() => set(fen + 50)}>变价</button>
        </>
      );
    }
    const wrapper = document.body.appendChild(document.createElement('div'));
    const end = watchTranslators(wrapper);
    const root = createRoot(wrapper);
    root.render(<Price />);
    const price = await within(wrapper).findByText(/应付/);
    for (const expected of ['应付 ¥2085 已变价!', '应付 ¥2135 ', '应付 ¥2185 ']) {
      translate(wrapper, how);
      expect(price.querySelector('font')).toBeTruthy();
      // Browsers tell of it before the next press.
      await new Promise((resolve) => setTimeout(resolve));
      fireEvent.click(within(wrapper).getByRole('button'));
      await vi.waitFor(() => expect(price.textContent.replaceAll(/[<>\ufeff]/g, '')).toBe(expected));
    }
    end();
    root.unmount();
    wrapper.remove();
  },
);

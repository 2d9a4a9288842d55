import { signal } from '@preact/signals-core';
import { expect, test } from 'vitest';
import { renderUi } from '#tests/support/page/render-ui.tsx';
import { useSay } from './say.ts';
import type { Services } from './services.ts';
import { useTexts } from './use-texts.ts';
import { ServicesContext } from './widget.ts';

const wording = { part: { title: 'Bills' }, say: { say: (text: string) => text } };
const services = { config: signal({ wording }) } as unknown as Services;

test('a part that is drawn again has the same tables, also of another language', () => {
  const seen: object[][] = [];
  function Part({ at }: { at: number }) {
    const texts = useTexts('part', { title: '账单', none: '无' });
    seen.push([texts, useSay()]);
    return (
      <b>
        {texts.title} {texts.none} {at}
      </b>
    );
  }
  const shown = (at: number) => (
    <ServicesContext.Provider value={services}>
      <Part at={at} />
    </ServicesContext.Provider>
  );
  const { root, rerender } = renderUi(shown(1));
  rerender(shown(2));
  expect(root.textContent).toBe('Bills 无 2');
  const [first = [], second = []] = seen;
  second.forEach((table, at) => expect(table).toBe(first[at]));
  expect(second).toHaveLength(2);
});

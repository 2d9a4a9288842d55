import { expect, it } from 'vitest';
import type { TrainChangeQuote } from '#contract/train-sale.ts';
import { renderWorded } from '#tests/support/page/render-worded.tsx';
import { ChangeSums } from './ChangeSums.tsx';
import { changeTexts } from './texts.ts';

const call = (station: string) => ({ station, telecode: 'VNP', at: '2026-12-02 07:00:00' });
const train = { trainNumber: 'G1', from: call('北京南'), to: call('上海虹桥'), seatClass: 'second' };

/** The figures of the lines and of the sum below them, in yuan with their signs. */
function shown(spreads: readonly string[], totals: { spread: string; charge: string; due: string; back: string }) {
  const quote = {
    totals,
    old: { ...train, schedule: undefined },
    new: train,
    lines: spreads.map((spread, at) => ({ ticketId: `${at}`, name: '林知夏', spread })),
    shares: [],
    arrives: '',
  } as unknown as TrainChangeQuote;
  const text = renderWorded(<ChangeSums quote={quote} t={changeTexts} />).root.textContent.replaceAll('−¥', '¥-');
  return [...text.matchAll(/¥(-?[\d.]+)/g)].map(([, yuan]) => Number(yuan));
}

it.each([
  ['comes back', ['-15'], { spread: '-15', charge: '2', due: '0', back: '13' }, [15, -2, 13]],
  ['is paid', ['15'], { spread: '15', charge: '0', due: '15', back: '0' }, [15, 15]],
  ['is paid for two', ['20', '-15'], { spread: '5', charge: '2', due: '7', back: '0' }, [20, -15, 2, 7]],
  ['is eaten by the fee', ['-2'], { spread: '-2', charge: '2', due: '0', back: '0' }, [2, -2, 0]],
])('the lines of a change add up to what %s', (_, spreads, totals, figures) => {
  const all = shown(spreads, totals);
  expect(all).toEqual(figures);
  expect(all.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(all.at(-1));
});

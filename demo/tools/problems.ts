import type { ContrastProblem } from '#theme/contrast.ts';
import type { TokenName } from '#theme/theme.ts';
import { make } from './dom.ts';
import { parts, say } from './words.ts';

/** A pair that is hard to read: a sample, its contrast and the required contrast, and the nearest colour that passes. */
export function problemCard(
  { front, ground, found, ratio, better }: ContrastProblem,
  tokens: Readonly<Record<TokenName, string>>,
  mend: () => void,
): HTMLElement {
  // Its letters are drawn by the style sheet: a picture of the problem, not a text of this page.
  const sample = make('span', { className: 'sample', 'aria-hidden': 'true' });
  sample.style.color = tokens[front];
  sample.style.background = tokens[ground];
  const button = make('button', { type: 'button', className: 'quiet' }, say('use', { colour: better }));
  button.addEventListener('click', mend);
  return make(
    'li',
    { className: 'problem' },
    sample,
    make(
      'span',
      {},
      ...parts('problem', {
        front: make('code', {}, front),
        ground: make('code', {}, ground),
        found: found.toFixed(2),
        ratio: String(ratio),
      }),
    ),
    make('span', { className: 'fix' }, button, say('nearest')),
  );
}

export const ratioBadge = (ratio: number): HTMLElement =>
  make('span', { className: ratio < 4.5 ? 'ratio bad' : 'ratio' }, `${ratio.toFixed(1)}:1`);

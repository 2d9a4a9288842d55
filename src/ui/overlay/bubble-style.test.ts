import { expect, test } from 'vitest';
import { bubbleStyle } from './bubble-style.ts';

const frame = { width: 440, height: 720 };

test('the bubble of a place inside its frame is kept inside, its tip at the place; one beyond stays beyond', () => {
  const aside = 'clamp(-434px, -50%, -2px - 100%)';
  expect(bubbleStyle({ x: 438, y: 12 }, frame)).toEqual({
    transform: `translate(438px, 12px) translate(${aside}, max(-8px, -100%))`,
    '--t-tip': `clamp(12px, -1 * ${aside}, 100% - 12px)`,
  });
  expect(bubbleStyle({ x: -30, y: 12 }, frame)).toEqual({
    transform: 'translate(-30px, 12px) translate(-50%, -100%)',
    '--t-tip': '50%',
  });
});

import { pick } from './dice.ts';
import { waters } from './palettes.ts';
import { box, skyline } from './paths.ts';

const waves = [146, 166, 190, 216]
  .map((y, n) => `M${50 - n * 8} ${y}q20-7 40 0t40 0 40 0 40 0 40 0 ${20 + n * 4} 0`)
  .join('');

/** A pool behind large windows over the city, with two loungers. */
export function Pool({ dice }: { dice: () => number }) {
  const look = pick(waters, dice);
  return (
    <>
      <path d={box(0, 0, 320, 110)} fill={look.view} />
      <path d={skyline(0, 24 + dice() * 20, 320, 86, dice)} fill={look.city} />
      <path d={[8, 78, 148, 218, 288].map((x) => box(x, 0, 5, 116)).join('')} fill={look.frame} />
      <path d={box(0, 110, 320, 130)} fill={look.edge} />
      <path d="M40 128h240l40 112H0z" fill={look.water} />
      <path d="M26 168h268l26 72H0z" fill={look.deep} opacity=".55" />
      <path d={waves} fill="none" stroke="#fff" strokeWidth="1.6" opacity=".4" />
      <path
        d={`${box(14, 118, 44, 6)}M16 118l10-14h8l-6 14z${box(262, 118, 44, 6)}M304 118l-10-14h-8l6 14z`}
        fill="#fff"
      />
    </>
  );
}

import { pick } from './dice.ts';
import { waters } from './palettes.ts';
import { box, skyline } from './paths.ts';

const tiles = Array.from({ length: 7 }, (_, n) => `M${n * 46} 0v168M0 ${n * 28}h320`).join('');

/** A bathroom: a tub, a basin, a mirror or window above it. */
export function Bath({ dice }: { dice: () => number }) {
  const look = pick(waters, dice);
  const towel = ['#d9b99a', '#a9bcae', '#c5a6a1'][Math.floor(dice() * 3)];
  return (
    <>
      <path d={box(0, 0, 320, 168)} fill={look.wall} />
      <path d={tiles} fill="none" stroke={look.frame} opacity=".22" />
      <path d={box(0, 168, 320, 72)} fill={look.edge} />
      <path d={box(196, 26, 96, 84)} fill={look.view} />
      <path d={skyline(198, 58, 92, 50, dice)} fill={look.city} />
      <path
        d="M40 130h140v26c0 20-12 34-34 34H74c-22 0-34-14-34-34zM222 118h58c0 14-8 20-29 20s-29-6-29-20z"
        fill="#fff"
      />
      <path d="M37 124h146a5 5 0 0 1 0 10H37a5 5 0 0 1 0-10z" fill="#f7f7f5" />
      <path d={box(150, 96, 5, 30) + box(132, 92, 23, 5) + box(248, 98, 5, 16)} fill="#8a8f92" />
      <path d={box(206, 138, 90, 10) + box(30, 58, 46, 5)} fill="#7a6350" />
      <path d={box(34, 63, 16, 34)} fill={towel} />
      <path d={box(54, 63, 16, 28)} fill="#f7f3ec" />
      <path d="M40 156c20-4 120-4 140 0 0 20-12 34-34 34H74c-22 0-34-14-34-34z" opacity=".04" />
    </>
  );
}

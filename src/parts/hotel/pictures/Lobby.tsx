import { pick } from './dice.ts';
import { halls } from './palettes.ts';
import { box } from './paths.ts';

/** The lobby: a desk between columns, lamps, two armchairs. */
export function Lobby({ dice }: { dice: () => number }) {
  const look = pick(halls, dice);
  const drop = Math.round(dice() * 14);
  const lamps = [
    { x: 96, y: 52 + drop, r: 14 },
    { x: 160, y: 44 + drop, r: 19 },
    { x: 224, y: 52 + drop, r: 14 },
  ];
  const columns = [18, 66, 242, 290];
  return (
    <>
      <path d={box(0, 0, 320, 168)} fill={look.wall} />
      <path d={box(0, 0, 320, 20) + columns.map((x) => box(x, 20, 12, 150)).join('')} fill={look.trim} />
      <path d={columns.map((x) => box(x + 8, 20, 4, 150)).join('')} fill={look.floor} />
      <path d={box(90, 74, 140, 74)} fill={look.panel} />
      <path
        d={[0, 1, 2, 3, 4, 5, 6].map((n) => box(92 + n * 20, 76, 17, 70)).join('')}
        fill={look.trim}
        opacity=".45"
      />
      <path d={box(0, 168, 320, 72)} fill={look.floor} />
      <path d="M110 168 40 240M210 168l70 72M160 168v72" fill="none" stroke="#fff" opacity=".35" />
      <path d={box(104, 128, 112, 42) + box(126, 110, 14, 13) + box(180, 110, 14, 13)} fill={look.dark} />
      <path d={box(100, 122, 120, 8)} fill={look.trim} />
      <path d={lamps.map(({ x, y, r }) => box(x - 0.7, 0, 1.4, y - r)).join('')} fill={look.dark} />
      {lamps.map(({ x, y, r }) => (
        <g key={x}>
          <circle cx={x} cy={y} r={r * 1.8} fill="#ffe7b8" opacity=".3" />
          <circle cx={x} cy={y} r={r} fill="#fff2d2" />
        </g>
      ))}
      <path
        d="M26 206c0-12 6-18 18-18h34c12 0 18 6 18 18v12H26zM224 206c0-12 6-18 18-18h34c12 0 18 6 18 18v12h-70z"
        fill={look.seat}
      />
      <ellipse cx="160" cy="214" rx="38" ry="9" fill={look.dark} opacity=".8" />
      <path d="M141 198a9 9 0 0 1 11-8 9 9 0 0 1 17 0 9 9 0 0 1 6 15h-27a9 9 0 0 1-7-7z" fill="#6f8f62" />
    </>
  );
}

import { pick } from './dice.ts';
import { halls } from './palettes.ts';
import { box, skyline } from './paths.ts';

const tables = [
  { x: 78, y: 176, r: 46 },
  { x: 236, y: 190, r: 54 },
];

/** A restaurant: two laid tables with chairs, lamps over them, a wide window. */
export function Dining({ dice }: { dice: () => number }) {
  const look = pick(halls, dice);
  const sky = ['#cfe2ea', '#f3d9c0', '#48567f'][Math.floor(dice() * 3)];
  return (
    <>
      <path d={box(0, 0, 320, 150)} fill={look.wall} />
      <path d={box(0, 150, 320, 90)} fill={look.floor} />
      <path d={box(36, 26, 248, 92)} fill={sky} />
      <path d={skyline(36, 58, 248, 60, dice)} fill={look.panel} opacity=".6" />
      <path
        d={[36, 97, 158, 219, 280].map((x) => box(x, 26, 4, 92)).join('') + box(30, 118, 260, 6)}
        fill={look.trim}
      />
      {tables.map(({ x, y, r }) => (
        <g key={x}>
          <path d={box(x - 0.7, 0, 1.4, 50)} fill={look.dark} />
          <path d={`M${x - 16} 66c0-10 7-16 16-16s16 6 16 16z`} fill={look.panel} />
          <ellipse cx={x} cy="68" rx="26" ry="12" fill="#ffe7b8" opacity=".35" />
          <path
            d={`M${x - r - 6} ${y - 30}h12v52h-12zM${x + r - 6} ${y - 30}h12v52h-12z${box(x - 3, y, 6, 46)}`}
            fill={look.seat}
          />
          <ellipse cx={x} cy={y} rx={r} ry="14" fill="#fff" />
          <path
            d={`M${x - r} ${y}c4 16 ${2 * r - 4} 16 ${2 * r} 0v8c-4 16-${2 * r - 4} 16-${2 * r} 0z`}
            fill={look.trim}
          />
          <path
            d={`M${x - 26} ${y}a9 3 0 1 0 18 0a9 3 0 1 0-18 0zM${x + 8} ${y}a9 3 0 1 0 18 0a9 3 0 1 0-18 0z`}
            fill={look.wall}
          />
          <path d={`M${x - 3} ${y - 14}h6l-1 14h-4z`} fill={look.panel} />
          <circle cx={x} cy={y - 18} r="6" fill="#6f8f62" />
        </g>
      ))}
    </>
  );
}

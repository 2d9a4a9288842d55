import { pick } from './dice.ts';
import { walls } from './palettes.ts';
import { box, skyline, windows } from './paths.ts';

/** A hotel between trees, its city behind it. */
export function Building({ dice }: { dice: () => number }) {
  const look = pick(walls, dice);
  const share = look === walls[1] ? 0.58 : 0.4;
  const floors = 6 + Math.floor(dice() * 4);
  const top = 188 - floors * 16;
  const wing = dice() < 0.5 ? 34 : 214;
  const sideFloors = Math.max(3, floors - 2 - Math.floor(dice() * 2));
  const main = windows(
    { x: 98, y: top + 10, columns: 7, rows: floors - 1, across: 16, down: 16, width: 10, height: 10 },
    share,
    dice,
  );
  const side = windows(
    {
      x: wing + 8,
      y: 198 - sideFloors * 15,
      columns: 3,
      rows: sideFloors - 1,
      across: 14,
      down: 15,
      width: 8,
      height: 9,
    },
    share,
    dice,
  );
  return (
    <>
      <path d={box(0, 0, 320, 204)} fill={look.sky} />
      <path d={`${box(0, 70, 320, 134)}${box(0, 120, 320, 84)}`} fill={look.haze} opacity=".45" />
      <circle cx={30 + dice() * 260} cy={30 + dice() * 20} r="16" fill="#fff" opacity=".6" />
      <path d={skyline(0, 96, 320, 108, dice)} fill={look.far} />
      <path
        d={`${box(wing, 190 - sideFloors * 15, 56, 14 + sideFloors * 15)}${box(72, 184, 160, 20)}`}
        fill={look.side}
      />
      <path
        d={`${box(90, top, 124, 204 - top)}${box(128, top - 18, 48, 12)}${box(84, 178, 136, 7)}`}
        fill={look.wall}
      />
      <path d={`${box(206, top, 8, 178 - top)}${box(90, top - 6, 124, 8)}${box(72, 185, 160, 19)}`} fill={look.side} />
      <path d={main.dark + side.dark} fill={look.dark} opacity=".8" />
      <path d={main.lit + side.lit} fill={look.lit} />
      <path d={`${box(138, 186, 13, 18)}${box(153, 186, 13, 18)}`} fill={look.door} />
      <path d={box(0, 204, 320, 36)} fill={look.ground} />
      <path
        d={`${box(0, 204, 320, 4)}M0 222h14v1.5H0zm48 0h14v1.5H48zm48 0h14v1.5H96zm48 0h14v1.5h-14zm48 0h14v1.5h-14zm48 0h14v1.5h-14zm48 0h14v1.5h-14z`}
        fill="#fff"
        opacity=".22"
      />
      <path d={[26, 54, 254, 288].map((x) => box(x - 1.5, 188, 3, 18)).join('')} fill="#5b4a3b" />
      {[26, 54, 254, 288].map((x, n) => (
        <circle key={x} cx={x} cy={188 - (n % 2) * 6} r={14 + dice() * 5} fill={look.tree} />
      ))}
    </>
  );
}

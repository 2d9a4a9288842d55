import { pick } from './dice.ts';
import { rooms } from './palettes.ts';
import { box, skyline } from './paths.ts';

/** A guest room: one large bed or two, a window to the city, a chair. */
export function Room({ dice }: { dice: () => number }) {
  const look = pick(rooms, dice);
  const isTwin = dice() < 0.4;
  const beds = isTwin
    ? [
        { x: 10, width: 70 },
        { x: 98, width: 70 },
      ]
    : [{ x: 24, width: 132 }];
  const each = (part: (x: number, width: number) => string) => beds.map(({ x, width }) => part(x, width)).join('');
  return (
    <>
      <path d={box(0, 0, 320, 180)} fill={look.wall} />
      <path d={box(0, 0, 176, 180)} fill={look.shade} />
      <path d={box(0, 178, 320, 62)} fill={look.floor} />
      <path d={box(0, 206, 320, 34)} fill={look.wood} opacity=".4" />
      <path d={box(184, 32, 124, 114)} fill="#fff" />
      <path d={box(188, 36, 116, 106)} fill={look.sky} />
      <path d={box(188, 84, 116, 58)} fill={look.haze} opacity=".6" />
      <path d={skyline(188, 72, 116, 70, dice)} fill={look.city} />
      <path d={box(244, 36, 3, 106)} fill="#fff" />
      <path d="M180 26h26c-3 40-4 86-2 140h-24zM312 26h-22c3 40 4 86 2 140h20z" fill={look.linen} />
      <path
        d="M188 26c-1 50-1 96 0 140M197 26c-2 50-2 96-1 140M304 26c1 50 1 96 0 140"
        fill="none"
        stroke={look.fold}
        strokeWidth="1.5"
      />
      <path d={box(56, 46, 50, 36)} fill={look.linen} />
      <path d={box(60, 50, 42, 28)} fill={look.wall} />
      <path d={`M60 78l${8 + Math.round(dice() * 10)}-16 10 9 8-7 10 14z`} fill={look.art} />
      <path
        d={box(176, 22, 144, 6) + each((x, width) => box(x - 6, 112, width + 12, 46) + box(x + 4, 188, 5, 8))}
        fill={look.wood}
      />
      <path d={each((x, width) => box(x, 146, width, 44))} fill={look.fold} />
      <path
        d={each(
          (x, width) =>
            box(x, 140, width, 34) + box(x + 6, 128, width * 0.4, 14) + box(x + width * 0.54, 128, width * 0.4, 14),
        )}
        fill={look.linen}
      />
      <path d={each((x, width) => box(x, 162, width, 19))} fill={look.cover} />
      {!isTwin && (
        <>
          <path d={box(160, 148, 22, 40) + box(169.5, 130, 3, 18)} fill={look.wood} />
          <path d="M162 130l4-18h10l4 18z" fill={look.lamp} />
          <circle cx="171" cy="122" r="26" fill={look.lamp} opacity=".24" />
        </>
      )}
      <path d="M214 194c0-14 8-20 22-20h22c14 0 22 6 22 20v12h-66z" fill={look.cover} />
      <path d="M226 186h42c6 0 6 12 0 12h-42c-6 0-6-12 0-12z" fill={look.linen} opacity=".5" />
    </>
  );
}

import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { encode } from 'uqr';
import { cx } from '../base/passed-props.ts';
import type { PassedProps } from '../base/passed-props.ts';

/** The code as a picture comes with the code on screen, so that the encoder stays in one chunk. */
export { saveQr } from './save-qr.ts';

export interface QrCodeProps extends PassedProps {
  text: string;
  /** Text for users who cannot scan it. */
  label: string;
  /** Px of the code itself; below 180 phones need several tries. */
  size?: number;
  /** One letter in the middle; the code's error correction makes up for the hole. */
  mark?: { letter: string; colour: string };
  /** Lies over the code: expired, paid. */
  veil?: ReactNode;
}

/** One path of horizontal runs; modules below the mark are left out. */
function drawCode(text: string, hole: boolean): { size: number; path: string; holeAt: number; holeSize: number } {
  const { data, size } = encode(text, { ecc: hole ? 'Q' : 'M', border: 0 });
  const holeSize = hole ? Math.floor(size / 9) * 2 + 1 : 0;
  const holeAt = (size - holeSize) / 2;
  const inHole = (n: number) => n >= holeAt && n < holeAt + holeSize;
  let path = '';
  data.forEach((row, y) => {
    for (let x = 0; x < size; x += 1) {
      const start = x;
      while (x < size && row[x] && !(inHole(x) && inHole(y))) x += 1;
      if (x > start) path += `M${start} ${y}h${x - start}v1h${start - x}z`;
    }
  });
  return { size, path, holeAt, holeSize };
}

/** Black on white in every theme: readers need it. */
export function QrCode({ text, label, size = 180, mark, veil, className, style, ...rest }: QrCodeProps) {
  const code = useMemo(() => drawCode(text, !!mark), [text, !!mark]);
  const middle = code.size / 2;
  const box = code.holeSize - 1;
  return (
    <div className={cx('t-qr', className)} style={{ width: size + 26, height: size + 26, ...style }} {...rest}>
      <svg role="img" aria-label={label} viewBox={`0 0 ${code.size} ${code.size}`} shapeRendering="crispEdges">
        <path d={code.path} fill="#000" />
        {mark && (
          <>
            <rect
              x={middle - box / 2}
              y={middle - box / 2}
              width={box}
              height={box}
              rx={box / 5}
              fill={mark.colour}
              shapeRendering="auto"
            />
            <text
              x={middle}
              y={middle}
              dy=".36em"
              textAnchor="middle"
              fontSize={box * 0.66}
              fontWeight="600"
              fill="#fff"
            >
              {mark.letter}
            </text>
          </>
        )}
      </svg>
      {veil && <div className="t-qr__veil">{veil}</div>}
    </div>
  );
}

import { memo, useMemo } from 'react';
import type { CityMap } from '#contract/hotel.ts';
import { block, groundOf, labelsAt } from './ground.ts';
import type { Plane, Size, View } from './projection.ts';

interface MapGroundProps {
  map: CityMap;
  plane: Plane;
  view: View;
  frame: Size;
  /** A name of the map in the language of the mount. */
  say: (name: string) => string;
}

/** How far the drawing reaches over each edge of the frame, in frames: a drag shows no blank before it ends. */
const reach = 1;

/** The city beneath the pins, in metres; lines and letters keep their size on the screen at every scale. */
export const MapGround = memo(function MapGround({ map, plane, view, frame, say }: MapGroundProps) {
  const ground = useMemo(() => groundOf(map, plane, say), [map, plane, say]);
  const labels = useMemo(() => labelsAt(ground.labels, view.scale), [ground, view.scale]);
  const px = 1 / view.scale;
  const parts = 2 * reach + 1;
  const width = (frame.width * parts) / view.scale;
  const height = (frame.height * parts) / view.scale;
  const fontSize = 11 * px;
  /** Far away only the avenues are drawn: a grid of streets would cover the city. */
  const blockPx = block * view.scale;
  return (
    <svg
      className="hm__ground"
      viewBox={`${view.x - width / 2} ${view.y - height / 2} ${width} ${height}`}
      preserveAspectRatio="none"
      style={{
        left: -frame.width * reach,
        top: -frame.height * reach,
        width: frame.width * parts,
        height: frame.height * parts,
      }}
      aria-hidden="true"
    >
      <path className="hm__park" d={ground.parks} />
      <g className="hm__roads">
        {blockPx > 80 && <path className="hm__lane" d={ground.lanes} />}
        {blockPx > 24 && (
          <>
            <path className="hm__edge" d={ground.streets} strokeWidth="6" />
            <path className="hm__edge" d={ground.avenues} strokeWidth="10" />
            <path d={ground.streets} strokeWidth="4" />
          </>
        )}
        <path d={ground.avenues} strokeWidth={blockPx > 24 ? 8 : 3} />
      </g>
      {ground.water.map(({ name, width: metres, path }) => (
        <path key={path} className="hm__water" d={path} strokeWidth={metres} data-name={name} />
      ))}
      {ground.metro.map(({ line, tone, path }) => (
        <path key={line} className={`hm__metro hm__tone--${tone}`} d={path} />
      ))}
      {ground.labels.map(
        ({ kind, text, x, y }) =>
          kind === 'station' && <circle key={text} className="hm__stop" cx={x} cy={y} r={3.5 * px} />,
      )}
      {ground.water.map(({ name, path, middle }) => (
        <text key={path} className="hm__river" x={middle.x} y={middle.y} fontSize={fontSize} strokeWidth={3 * px}>
          {name}
        </text>
      ))}
      {labels.map(({ kind, text, x, y }) => (
        <text
          key={`${kind} ${text}`}
          className={kind === 'district' ? 'hm__district' : undefined}
          x={x}
          y={kind === 'station' ? y + 16 * px : y}
          fontSize={kind === 'district' ? 13 * px : fontSize}
          strokeWidth={3 * px}
        >
          {text}
        </text>
      ))}
    </svg>
  );
});

import { lights } from './hero-lights.ts';
import { cityShapes, height, plane, sun, water, width } from './hero-shapes.ts';

const shapes = cityShapes();

/** The picture behind the headline, in the light of the theme. */
export function Hero({ light }: { light: keyof typeof lights }) {
  const tone = lights[light] ?? lights.day;
  return (
    <svg className="hm-art" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <Shade id="hm-sky" stops={tone.sky} />
        <Shade id="hm-water" stops={tone.water} />
      </defs>
      <path d={`M0 0h${width}v${height}H0z`} fill="url(#hm-sky)" />
      <path className="hm-sun" d={sun} fill={tone.sun} opacity=".8" />
      <path d={shapes.clouds} fill={tone.cloud} opacity=".7" />
      <path d={shapes.far} fill={tone.far} />
      <path d={shapes.mid} fill={tone.mid} />
      {tone.windows && <path d={shapes.windows} fill={tone.windows} opacity=".8" />}
      <path d={shapes.hill} fill={tone.near} opacity=".85" />
      <g fill={tone.near}>
        {shapes.near.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <path d={water} fill="url(#hm-water)" />
      <path d={shapes.waves} fill="none" stroke={tone.waves} strokeWidth="2" strokeLinecap="round" opacity=".55" />
      <path className="hm-plane" d={plane.d} transform={plane.at} fill={tone.plane} />
    </svg>
  );
}

function Shade({ id, stops: [top, bottom] }: { id: string; stops: readonly [string, string] }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor={top} />
      <stop offset="1" stopColor={bottom} />
    </linearGradient>
  );
}

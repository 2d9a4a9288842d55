/** The river city of the home pages: the same towers every time, few paths, no text. Drawn on 1440 × 460. */
export const width = 1440;
export const height = 460;
const shore = height * 0.78;

/** A fixed row of numbers between 0 and 1: the city looks the same on every screen. */
function row(seed: number): () => number {
  let at = seed;
  return () => (at = (at * 1_103_515_245 + 12_345) & 0x7fffffff) / 0x7fffffff;
}

const box = (x: number, y: number, w: number, h: number): string =>
  `M${x.toFixed(1)} ${y.toFixed(1)}h${w.toFixed(1)}v${h.toFixed(1)}h${(-w).toFixed(1)}z`;

interface Shapes {
  far: string;
  mid: string;
  windows: string;
  /** One path each: overlapping outlines in one path would cut holes into each other. */
  near: readonly string[];
  hill: string;
  clouds: string;
  waves: string;
}

export function cityShapes(): Shapes {
  const next = row(2026);
  let [far, mid, windows] = ['', '', ''];
  for (let x = -10; x < width;) {
    const w = 16 + next() * 34;
    far += box(x, shore - 40 - next() * height * 0.2, w, height * 0.45);
    x += w + next() * 10;
  }
  for (let x = -10; x < width;) {
    const w = 22 + next() * 44;
    const h = 26 + next() * height * 0.24 * (0.4 + 0.6 * Math.sin((Math.PI * x) / width));
    mid += box(x, shore - h, w, h);
    for (let n = 0; n < 7; n += 1)
      if (next() > 0.35) windows += box(x + 4 + next() * (w - 10), shore - h + 6 + next() * (h - 12), 2.4, 3.4);
    x += w + 4 + next() * 26;
  }
  return { far, mid, windows, near: [...landmarks, pagoda], hill, clouds: clouds(), waves: waves() };
}

const X = width * 0.72;
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const landmarks = [
  `M${X} ${shore}V${shore - height * 0.5}l2-26 2 26V${shore}z`,
  disc(X + 2, shore - height * 0.36, 13),
  disc(X + 2, shore - height * 0.16, 20),
  `M${X - 24} ${shore}l18-${height * 0.16}h16l18 ${height * 0.16}z`,
  `M${X + 70} ${shore}v-${height * 0.4}q2-16 22-22 6 60 4 ${height * 0.45}z`,
  `M${X + 118} ${shore}v-${height * 0.3}l16-16 16 16v${height * 0.3}z`,
  box(X - 96, shore - height * 0.2, 40, height * 0.2),
  box(X - 144, shore - height * 0.13, 40, height * 0.13),
];
const pagoda = `M${width * 0.17} ${shore - height * 0.1}h10v-10h-10zm-5-10h20l-5-6h-10zm4-6h12v-9h-12zm-5-9h22l-6-6h-10zm6-6h10v-8h-10zm-4-8h18l-6-6h-6l1-8-2 8h-1z`;
const hill = `M0 ${shore}c${width * 0.08}-${height * 0.12} ${width * 0.16}-${height * 0.16} ${width * 0.24}-${height * 0.06} ${width * 0.06}-${height * 0.05} ${width * 0.1}-${height * 0.02} ${width * 0.14} ${height * 0.06}z`;

function clouds(): string {
  const places = [
    [0.44, 0.46, 0.8],
    [0.57, 0.6, 0.6],
    [0.87, 0.42, 1],
  ] as const;
  return places
    .map(
      ([x, y, s]) =>
        `M${width * x} ${height * y}h${120 * s}a${14 * s} ${14 * s} 0 0 0-${6 * s}-${26 * s} ${24 * s} ${24 * s} 0 0 0-${44 * s}-${8 * s} ${18 * s} ${18 * s} 0 0 0-${34 * s} ${8 * s} ${13 * s} ${13 * s} 0 0 0-${36 * s} ${26 * s}z`,
    )
    .join('');
}

const waves = (): string =>
  [0.84, 0.89, 0.94]
    .map(
      (y, n) =>
        `M${width * (0.1 + n * 0.13)} ${height * y}h${120 - n * 20}M${width * (0.42 + n * 0.1)} ${height * (y + 0.01)}h${90 + n * 26}M${width * (0.78 - n * 0.06)} ${height * y}h${130 - n * 30}`,
    )
    .join('');

export const plane = {
  d: 'M0 0c14-4 58-6 92-6 10 0 18 4 18 8s-8 7-18 7H66L40 34H30L42 9 18 8 8 18H1l5-16zM46-5 34-22h9l20 16z',
  at: `translate(${width * 0.4} ${height * 0.27}) rotate(-12)`,
};
export const sun = disc(width * 0.56, height * 0.3, height * 0.1);
export const water = box(0, shore, width, height - shore);

import type { TokenName } from './theme.ts';

/** Red, green, blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** `#1661e5` or `#16e`; null for anything else, also for colours that are seen through. */
export function readHex(text: string): Rgb | null {
  const [, digits] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim()) ?? [];
  if (!digits) return null;
  const full = digits.length === 3 ? Array.from(digits, (digit) => digit + digit).join('') : digits;
  const at = (index: number) => parseInt(full.slice(index, index + 2), 16);
  return [at(0), at(2), at(4)];
}

export const toHex = (rgb: Rgb): string => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

const linear = (part: number): number =>
  part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Contrast of two colours, 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Rounded, so that what is reckoned with is what will be written down. */
export function mix([red, green, blue]: Rgb, [otherRed, otherGreen, otherBlue]: Rgb, share: number): Rgb {
  const part = (from: number, to: number) => Math.min(255, Math.max(0, Math.round(from + (to - from) * share)));
  return [part(red, otherRed), part(green, otherGreen), part(blue, otherBlue)];
}

const black: Rgb = [0, 0, 0];
const white: Rgb = [255, 255, 255];
const softBlack: Rgb = [16, 24, 38];
const steps = 256;

/** The colour most like `wanted` that has the contrast on every ground: mixed with as little black or white as it takes. */
export function nearestPassing(wanted: Rgb, grounds: readonly Rgb[], ratio: number): Rgb {
  for (let step = 0; step <= steps; step += 1) {
    for (const end of [black, white]) {
      const tried = mix(wanted, end, step / steps);
      if (grounds.every((ground) => contrast(tried, ground) >= ratio)) return tried;
    }
  }
  return contrast(black, grounds[0] ?? white) > contrast(white, grounds[0] ?? white) ? black : white;
}

/** White or the theme's dark text, whichever is easier to read on a fill. */
export function readableOn(fill: Rgb): Rgb {
  if (contrast(white, fill) >= 4.5) return white;
  return contrast(softBlack, fill) >= 4.5 ? softBlack : black;
}

interface ContrastPair {
  front: TokenName;
  ground: TokenName;
  /** 4.5 for text, 3 for large text and for the edges of controls (WCAG 2.2, 1.4.3 and 1.4.11). */
  ratio: 4.5 | 3;
}

const text = (front: TokenName, ...grounds: TokenName[]): ContrastPair[] =>
  grounds.map((ground) => ({ front, ground, ratio: 4.5 }));

/** A price stands on a card, on a row that is pressed or chosen, and on strips. */
const underPrices: TokenName[] = [
  'color-surface',
  'color-surface-hover',
  'color-surface-sunken',
  'color-surface-strip',
  'color-brand-soft',
  'color-action-soft',
];

/** Pairs of tokens in the widgets: foreground on background. */
export const contrastPairs: readonly ContrastPair[] = [
  ...text(
    'color-text',
    'color-surface',
    'color-bg',
    'color-surface-sunken',
    'color-surface-strip',
    'color-surface-hover',
  ),
  ...text('color-text-2', 'color-surface', 'color-bg', 'color-surface-sunken', 'color-surface-strip'),
  ...text('color-text-3', 'color-surface', 'color-surface-sunken'),
  ...text('color-link', 'color-surface', 'color-surface-sunken'),
  ...text('color-brand-text', 'color-surface', 'color-brand-soft'),
  ...text('color-on-brand', 'color-brand', 'color-brand-hover', 'color-brand-active'),
  ...text('color-on-action', 'color-action', 'color-action-hover', 'color-action-active'),
  ...text('color-price', ...underPrices),
  ...text('color-success', 'color-surface', 'color-success-soft'),
  ...text('color-warning', 'color-surface', 'color-warning-soft'),
  ...text('color-danger', 'color-surface', 'color-danger-soft'),
  ...text('color-info', 'color-surface', 'color-info-soft'),
  ...text('color-over', 'color-surface', 'color-over-soft'),
  ...text('color-on-inverse', 'color-inverse'),
  ...underPrices.map((ground): ContrastPair => ({ front: 'color-price-large', ground, ratio: 3 })),
  { front: 'color-border-control', ground: 'color-surface', ratio: 3 },
  { front: 'color-focus', ground: 'color-surface', ratio: 3 },
];

export interface ContrastProblem extends ContrastPair {
  found: number;
  /** The front colour that would pass on all of its grounds, most like the present one. */
  better: string;
}

/** Pairs of a theme that are hard to read. `tokens`: every token, as `{ ...defaultTokens, ...theme.tokens }`. */
export function contrastProblems(tokens: Readonly<Record<TokenName, string>>): ContrastProblem[] {
  return contrastPairs.flatMap((pair) => {
    const front = readHex(tokens[pair.front]);
    const ground = readHex(tokens[pair.ground]);
    if (!front || !ground) return [];
    const found = contrast(front, ground);
    if (found >= pair.ratio) return [];
    const grounds = contrastPairs
      .filter((other) => other.front === pair.front)
      .map((other) => readHex(tokens[other.ground]));
    return [
      {
        ...pair,
        found,
        better: toHex(
          nearestPassing(
            front,
            grounds.filter((one) => one !== null),
            pair.ratio,
          ),
        ),
      },
    ];
  });
}

type Point = readonly [x: number, y: number];
/** `line`: straight from point to point. `curve`: smooth through all points. */
type Stroke = readonly ['line' | 'curve', ...Point[]];

/**
 * Characters as a pen draws them, on a grid of 10 by 14. Without look-alikes:
 * no 0 O Q D, 1 I L, 2 Z, 5 S, 8 B, U V.
 */
export const glyphs: Readonly<Record<string, readonly Stroke[]>> = {
  '3': [
    ['curve', [1, 2], [5, 0], [9, 3], [7, 6], [4, 7]],
    ['curve', [4, 7], [8, 8], [9, 11], [5, 14], [1, 12]],
  ],
  '4': [['line', [7, 14], [7, 0], [0, 9], [10, 9]]],
  '6': [['curve', [8, 1], [3, 4], [1, 9], [4, 14], [8, 12], [8, 8], [4, 7], [1, 10]]],
  '7': [['line', [0, 0], [10, 0], [4, 14]]],
  '9': [['curve', [9, 4], [6, 7], [2, 6], [2, 2], [6, 0], [9, 4], [8, 10], [4, 14]]],
  A: [
    ['line', [0, 14], [5, 0], [10, 14]],
    ['line', [2, 9], [8, 9]],
  ],
  C: [['curve', [9, 2], [5, 0], [1, 4], [1, 10], [5, 14], [9, 12]]],
  E: [
    ['line', [9, 0], [1, 0], [1, 14], [9, 14]],
    ['line', [1, 7], [7, 7]],
  ],
  F: [
    ['line', [9, 0], [1, 0], [1, 14]],
    ['line', [1, 7], [7, 7]],
  ],
  H: [
    ['line', [1, 0], [1, 14]],
    ['line', [9, 0], [9, 14]],
    ['line', [1, 7], [9, 7]],
  ],
  J: [
    ['line', [4, 0], [10, 0]],
    ['curve', [8, 0], [8, 6], [8, 11], [5, 14], [1, 11]],
  ],
  K: [
    ['line', [1, 0], [1, 14]],
    ['line', [9, 0], [1, 8]],
    ['line', [4, 6], [10, 14]],
  ],
  M: [['line', [0, 14], [1, 0], [5, 9], [9, 0], [10, 14]]],
  N: [['line', [1, 14], [1, 0], [9, 14], [9, 0]]],
  P: [
    ['line', [1, 14], [1, 0], [5, 0]],
    ['curve', [5, 0], [9, 2], [9, 5], [5, 7], [1, 7]],
  ],
  R: [
    ['line', [1, 14], [1, 0], [5, 0]],
    ['curve', [5, 0], [9, 2], [9, 5], [5, 7], [1, 7]],
    ['line', [4, 7], [9, 14]],
  ],
  T: [
    ['line', [0, 0], [10, 0]],
    ['line', [5, 0], [5, 14]],
  ],
  W: [['line', [0, 0], [2, 14], [5, 4], [8, 14], [10, 0]]],
  X: [
    ['line', [0, 0], [10, 14]],
    ['line', [10, 0], [0, 14]],
  ],
  Y: [
    ['line', [0, 0], [5, 7], [10, 0]],
    ['line', [5, 7], [5, 14]],
  ],
};

export const captchaAlphabet = Object.keys(glyphs).join('');

const steps = 6;

/** Points along a stroke, close enough together to be bent. */
export function pointsAlong([kind, ...corners]: Stroke): Point[] {
  const points: Point[] = [];
  for (let at = 0; at + 1 < corners.length; at += 1) {
    const [before, from, to, after] = [at - 1, at, at + 1, at + 2].map(
      (index) => corners[Math.min(corners.length - 1, Math.max(0, index))] ?? [0, 0],
    ) as [Point, Point, Point, Point];
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps;
      points.push(kind === 'line' ? between(from, to, t) : catmullRom(before, from, to, after, t));
    }
  }
  return [...points, corners[corners.length - 1] ?? [0, 0]];
}

const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

const catmullRom = (p: Point, a: Point, b: Point, n: Point, t: number): Point =>
  [0, 1].map((axis) => {
    const [before, from, to, after] = [p, a, b, n].map((point) => point[axis] ?? 0) as [number, number, number, number];
    return (
      0.5 *
      (2 * from +
        (to - before) * t +
        (2 * before - 5 * from + 4 * to - after) * t ** 2 +
        (3 * from - before - 3 * to + after) * t ** 3)
    );
  }) as unknown as Point;

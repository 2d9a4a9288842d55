import type { CaptchaAnswer } from '#contract/account.ts';
import { glyphs, pointsAlong } from './captcha-glyphs.ts';
import { randomInt } from '../../../ground/random/random.ts';

type Picture = Omit<CaptchaAnswer, 'randomCode'>;
type Point = readonly [x: number, y: number];

const width = 112;
const height = 44;

/** A number between two others, from the system's chance: the picture must not reveal how it was made. */
const between = (low: number, high: number): number => low + ((high - low) * randomInt(1_000_001)) / 1_000_000;

/** The letters as bent strokes in no order, with lines through them. Nothing in it reveals the letter of a stroke. */
export function drawCaptcha(text: string): Picture {
  const bend = wave();
  const letters = [...text].flatMap((letter, at) => drawLetter(letter, at).map((points) => points.map(bend)));
  const noise = [0, 1, 2].map(() => noiseLine().map(bend));
  const strokes = [
    ...letters.map((points) => ({ d: pathOf(points), width: round(between(2.2, 2.9)) })),
    ...noise.map((points) => ({ d: pathOf(points), width: round(between(0.8, 1.3)) })),
  ];
  return { width, height, strokes: shuffle(strokes) };
}

/** One letter in its quarter of the picture: turned, sheared, pulled. */
function drawLetter(letter: string, at: number): Point[][] {
  const [scaleX, scaleY] = [between(1.45, 1.85), between(1.6, 2)];
  const [turn, shear] = [between(-0.28, 0.28), between(-0.2, 0.2)];
  const [centreX, centreY] = [16 + at * 26.5 + between(-2.5, 2.5), height / 2 + between(-3, 3)];
  const place = ([x, y]: Point): Point => {
    const [dx, dy] = [(x - 5) * scaleX + (y - 7) * shear, (y - 7) * scaleY];
    return [centreX + dx * Math.cos(turn) - dy * Math.sin(turn), centreY + dx * Math.sin(turn) + dy * Math.cos(turn)];
  };
  return (glyphs[letter] ?? []).map((stroke) => pointsAlong(stroke).map(place));
}

/** Bends the whole picture by two slow waves. */
function wave(): (point: Point) => Point {
  const [phaseX, phaseY] = [between(0, 6.28), between(0, 6.28)];
  const [lengthX, lengthY] = [between(16, 26), between(10, 16)];
  const [highX, highY] = [between(1.2, 2.2), between(0.8, 1.6)];
  return ([x, y]) => [
    inside(x + highY * Math.sin(y / lengthY + phaseY), width),
    inside(y + highX * Math.sin(x / lengthX + phaseX), height),
  ];
}

const inside = (value: number, size: number): number => Math.min(size - 2, Math.max(2, value));

function noiseLine(): Point[] {
  const [from, to] = [between(4, 40), between(4, 40)];
  const [arc, start, end] = [between(-14, 14), between(2, 20), width - between(2, 20)];
  return Array.from({ length: 12 }, (_, at) => {
    const t = at / 11;
    return [start + (end - start) * t, from + (to - from) * t + arc * Math.sin(Math.PI * t)];
  });
}

const round = (value: number): number => Math.round(value * 10) / 10;
const pathOf = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;

function shuffle<T>(items: T[]): T[] {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = randomInt(at + 1);
    [items[at], items[other]] = [items[other] as T, items[at] as T];
  }
  return items;
}

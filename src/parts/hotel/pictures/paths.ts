/** Many shapes of one colour are one path: a picture has few elements. */

/** A rectangle as a part of a path. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;

const round = (value: number): number => Math.round(value * 10) / 10;

/** Houses side by side that stand on the lower edge of an area, as one path. */
export function skyline(x: number, y: number, width: number, height: number, dice: () => number): string {
  let path = '';
  for (let left = x; left < x + width;) {
    const house = Math.min(9 + dice() * 14, x + width - left);
    const tall = height * (0.3 + dice() * 0.65);
    path += box(left, y + height - tall, house, tall);
    left += house + 1;
  }
  return path;
}

interface Grid {
  x: number;
  y: number;
  columns: number;
  rows: number;
  /** From the left edge of a window to that of the next. */
  across: number;
  down: number;
  width: number;
  height: number;
}

/** The windows of a wall in two paths: those with light, about `share` of them, and the others. */
export function windows(grid: Grid, share: number, dice: () => number): { lit: string; dark: string } {
  const paths = { lit: '', dark: '' };
  for (let row = 0; row < grid.rows; row += 1)
    for (let column = 0; column < grid.columns; column += 1)
      paths[dice() < share ? 'lit' : 'dark'] += box(
        grid.x + column * grid.across,
        grid.y + row * grid.down,
        grid.width,
        grid.height,
      );
  return paths;
}

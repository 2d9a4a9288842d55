export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

export const round = (value, digits = 1) => Math.round(value * 10 ** digits) / 10 ** digits;

/** `rows`: [figure, ours, beside, goal]. */
export function table(rows) {
  const widths = [40, 14, 26, 12];
  const line = (cells) =>
    console.log(cells.map((cell, index) => String(cell ?? '').padEnd(widths[index] ?? 10)).join(' '));
  line(['figure', 'ours', 'beside it', 'ratio', 'goal']);
  for (const [name, mine, beside, ratio, goal] of rows) line([name, mine, beside, ratio, goal]);
}

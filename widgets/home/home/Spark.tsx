/** A small line of prices, the cheapest day marked. Its figures are beside it as text. */
export function Spark({ heights, label }: { heights: readonly number[]; label: string }) {
  const points = heights.map(
    (height, n) => [heights.length > 1 ? 4 + (n * 80) / (heights.length - 1) : 44, 22 - height * 18] as const,
  );
  const low = points[heights.indexOf(0)];
  return (
    <svg className="hm-spark" viewBox="0 0 88 26" role="img" aria-label={label}>
      {points.length > 1 && <path d={`M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`} />}
      {low && <circle cx={low[0]} cy={low[1]} r="2.5" />}
    </svg>
  );
}

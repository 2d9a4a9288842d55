/** Share of an ordinary flight that others have bought so many days before departure. */
const soldByDaysBefore: readonly (readonly [days: number, share: number])[] = [
  [0, 0.93],
  [1, 0.85],
  [3, 0.7],
  [7, 0.5],
  [14, 0.33],
  [30, 0.15],
  [60, 0.06],
  [120, 0.02],
  [400, 0],
];

export function shareSold(days: number): number {
  const at = soldByDaysBefore.findIndex(([limit]) => days <= limit);
  const [toDays, to] = soldByDaysBefore[at] ?? [400, 0];
  const [fromDays, from] = soldByDaysBefore[at - 1] ?? [0, 0.93];
  return toDays === fromDays ? to : from + ((to - from) * (days - fromDays)) / (toDays - fromDays);
}

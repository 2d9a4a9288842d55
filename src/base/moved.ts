/** The items with one of them at another place. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, at) => at !== from);
  const item = items[from];
  return item === undefined ? rest : [...rest.slice(0, to), item, ...rest.slice(to)];
}

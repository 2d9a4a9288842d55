/** Groups of places that reach each other: every circle lies in one of them (Tarjan). */
export function circles(arrows: ReadonlyMap<string, readonly string[]>): string[][] {
  const found = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const groups: string[][] = [];
  const visit = (place: string): void => {
    found.set(place, found.size);
    low.set(place, found.size - 1);
    open.push(place);
    for (const next of arrows.get(place) ?? []) {
      if (!found.has(next)) visit(next);
      if (open.includes(next)) low.set(place, Math.min(low.get(place) ?? 0, low.get(next) ?? 0));
    }
    if (low.get(place) !== found.get(place)) return;
    const group = open.splice(open.indexOf(place));
    if (group.length > 1) groups.push(group.toSorted());
  };
  for (const place of arrows.keys()) if (!found.has(place)) visit(place);
  return groups;
}

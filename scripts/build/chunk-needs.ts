/** Module → its size, what it imports at once, and what it imports later. */
export type Graph = Map<string, { size: number; imports: string[]; later: string[] }>;

/** A module with all that it imports at once. */
export function reachable(start: string, graph: Graph): Set<string> {
  const found = new Set<string>();
  const waiting = [start];
  for (let id = waiting.pop(); id; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(graph.get(id)?.imports ?? []));
  }
  return found;
}

/**
 * Entry → modules that are there whenever it is asked for: those that each of its importers has, on each way to it.
 * `beside` gives what is there for a reason that no import shows.
 */
export function alreadyLoaded(
  graph: Graph,
  needs: ReadonlyMap<string, ReadonlySet<string>>,
  roots: readonly string[],
  beside: (entry: string) => ReadonlySet<string>,
): Map<string, ReadonlySet<string>> {
  const everything: ReadonlySet<string> = new Set(graph.keys());
  const loaded = new Map<string, ReadonlySet<string>>();
  const ways = new Map<string, string[]>();
  for (const entry of needs.keys()) {
    loaded.set(entry, roots.includes(entry) ? new Set() : everything);
    const importers = [...graph].filter(([, { later }]) => later.includes(entry)).map(([id]) => id);
    ways.set(
      entry,
      [...needs].filter(([, modules]) => importers.some((id) => modules.has(id))).map(([from]) => from),
    );
  }
  for (let isStable = false; !isStable;) {
    isStable = true;
    for (const [entry, before] of loaded) {
      if (roots.includes(entry)) continue;
      const more = beside(entry);
      const now = new Set(
        [...before].filter(
          (id) =>
            more.has(id) || ways.get(entry)?.every((from) => needs.get(from)?.has(id) || loaded.get(from)?.has(id)),
        ),
      );
      if (now.size === before.size) continue;
      loaded.set(entry, now);
      isStable = false;
    }
  }
  return loaded;
}

import type { Graph } from './chunk-needs.ts';

/** Modules that the same files need. */
export interface Part {
  users: Set<string>;
  modules: string[];
  size: number;
}

/** Source text that one more part costs in the script-tag build: its name, its head, poorer packing. */
const headSize = 320;

/** Cost of a merge: text that users do not need, less the heads that they save. */
function costOf(a: Part, b: Part, weightOf: (user: string) => number, partSize: number): number {
  let cost = 0;
  for (const user of a.users) cost += weightOf(user) * (b.users.has(user) ? -partSize : b.size);
  for (const user of b.users) if (!a.users.has(user)) cost += weightOf(user) * a.size;
  return cost;
}

/** Part → parts and named groups that it imports. */
function importsOf(parts: readonly Part[], graph: Graph, names: ReadonlyMap<string, string>) {
  const home = new Map<string, Part | string>(names);
  for (const part of parts) for (const id of part.modules) home.set(id, part);
  const imports = new Map<Part | string, Set<Part | string>>();
  for (const [id, { imports: next }] of graph) {
    const from = home.get(id) ?? id;
    const to = imports.get(from) ?? new Set();
    for (const one of next) to.add(home.get(one) ?? one);
    to.delete(from);
    imports.set(from, to);
  }
  return imports;
}

/** Together they would need a part that needs them. */
function makesRing(a: Part, b: Part, imports: ReadonlyMap<Part | string, ReadonlySet<Part | string>>): boolean {
  const seen = new Set<Part | string>();
  const waiting = [a, b].flatMap((part) => [...(imports.get(part) ?? [])].filter((next) => next !== a && next !== b));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next === a || next === b) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    waiting.push(...(imports.get(next) ?? []));
  }
  return false;
}

/** Merges parts while a merge saves more than it costs. */
export function mergeParts(
  given: readonly Part[],
  graph: Graph,
  names: ReadonlyMap<string, string>,
  weightOf: (user: string) => number,
  partSize = headSize,
): Part[] {
  const nameOf = ({ modules }: Part): string => [...modules].sort()[0] ?? '';
  // In one order, however the modules were found: of two merges that save as much, the same is the first.
  const inOrder = [...given].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  /** A merged part comes after all others. */
  let made = 0;
  const parts = new Map<Part, number>(inOrder.map((part) => [part, (made += 1)]));
  const placeOf = (part: Part): number => parts.get(part) ?? 0;
  /** Pairs that save something, the best first; each is looked at once, however many merges there are. */
  let pairs = inOrder
    .flatMap((a, at) => inOrder.slice(at + 1).map((b) => ({ a, b, cost: costOf(a, b, weightOf, partSize) })))
    .filter(({ cost }) => cost < 0);
  for (;;) {
    pairs.sort(
      (one, other) => one.cost - other.cost || placeOf(one.a) - placeOf(other.a) || placeOf(one.b) - placeOf(other.b),
    );
    const imports = importsOf([...parts.keys()], graph, names);
    const best = pairs.find(({ a, b }) => !makesRing(a, b, imports));
    if (!best) return [...parts.keys()];
    const { a, b } = best;
    const merged = {
      users: new Set([...a.users, ...b.users]),
      modules: [...a.modules, ...b.modules],
      size: a.size + b.size,
    };
    parts.delete(a);
    parts.delete(b);
    const withMerged = [...parts.keys()].map((part) => ({
      a: part,
      b: merged,
      cost: costOf(part, merged, weightOf, partSize),
    }));
    parts.set(merged, (made += 1));
    pairs = [
      ...pairs.filter((pair) => parts.has(pair.a) && parts.has(pair.b)),
      ...withMerged.filter(({ cost }) => cost < 0),
    ];
  }
}

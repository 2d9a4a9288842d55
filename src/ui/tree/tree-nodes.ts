/** Trees as flat rows: pure, so that a tree of thousands of nodes costs one pass. */
export interface TreeNode {
  id: string;
  label: string;
  /** Beside the label, searched too: a staff number. */
  note?: string;
  disabled?: boolean;
  children?: readonly TreeNode[];
}

/** A node in the order in which an opened tree shows it. */
export interface TreeEntry {
  node: TreeNode;
  /** From 1. */
  level: number;
  /** Position of the parent; -1 at the top. */
  parent: number;
  /** Position after the last node below. */
  end: number;
  /** Among its siblings, from 1. */
  place: number;
  siblings: number;
  isLeaf: boolean;
}

export type Check = 'on' | 'off' | 'mixed';

export function entriesOf(nodes: readonly TreeNode[]): TreeEntry[] {
  const entries: TreeEntry[] = [];
  const walk = (list: readonly TreeNode[], level: number, parent: number) => {
    list.forEach((node, n) => {
      const at = entries.length;
      const entry: TreeEntry = {
        node,
        level,
        parent,
        end: at + 1,
        place: n + 1,
        siblings: list.length,
        isLeaf: !node.children,
      };
      entries.push(entry);
      if (node.children) walk(node.children, level + 1, at);
      entry.end = entries.length;
    });
  };
  walk(nodes, 1, -1);
  return entries;
}

/** Positions that a search shows: matches, their groups, and everything below a group that matches. Null: no search. */
export function matching(entries: readonly TreeEntry[], query: string): Set<number> | null {
  const wanted = query.trim().toLowerCase();
  if (!wanted) return null;
  const found = new Set<number>();
  entries.forEach(({ node, parent, end }, at) => {
    if (!`${node.label} ${node.note ?? ''}`.toLowerCase().includes(wanted)) return;
    for (let n = at; n < end; n += 1) found.add(n);
    for (let n = parent; n >= 0; n = entries[n]?.parent ?? -1) found.add(n);
  });
  return found;
}

/** Positions to be shown, in order; a search opens everything it has found. */
export function shownRows(
  entries: readonly TreeEntry[],
  open: ReadonlySet<string>,
  found: ReadonlySet<number> | null,
): number[] {
  if (found) return [...found].sort((a, b) => a - b);
  const rows: number[] = [];
  for (let at = 0; at < entries.length;) {
    const entry = entries[at];
    if (!entry) break;
    rows.push(at);
    at = entry.isLeaf || open.has(entry.node.id) ? at + 1 : entry.end;
  }
  return rows;
}

/** Is it itself closed to choosing, or a group above it. */
function isClosed(entries: readonly TreeEntry[], at: number): boolean {
  for (let n = at; n >= 0; n = entries[n]?.parent ?? -1) if (entries[n]?.node.disabled) return true;
  return false;
}

/** Ids of the leaves below (or the leaf itself) that can be chosen, of those a search shows. */
export function leavesOf(entries: readonly TreeEntry[], at: number, found: ReadonlySet<number> | null): string[] {
  const ids: string[] = [];
  for (let n = at; n < (entries[at]?.end ?? at); n += 1) {
    const entry = entries[n];
    if (entry?.isLeaf && (!found || found.has(n)) && !isClosed(entries, n)) ids.push(entry.node.id);
  }
  return ids;
}

export const allLeaves = (entries: readonly TreeEntry[], found: ReadonlySet<number> | null): string[] =>
  entries.flatMap((entry, at) => (entry.parent < 0 ? leavesOf(entries, at, found) : []));

/** The tick of every node: a group is on when all leaves below that count are, mixed when some are. */
export function checksOf(
  entries: readonly TreeEntry[],
  chosen: ReadonlySet<string>,
  found: ReadonlySet<number> | null,
): Check[] {
  const on = entries.map(() => 0);
  const all = entries.map(() => 0);
  for (let at = entries.length - 1; at >= 0; at -= 1) {
    const entry = entries[at];
    if (!entry) continue;
    if (entry.isLeaf && (!found || found.has(at))) {
      const isOn = chosen.has(entry.node.id);
      // A closed leaf counts only as chosen: a group with it could not be completed otherwise.
      all[at] = isOn || !isClosed(entries, at) ? 1 : 0;
      on[at] = isOn ? 1 : 0;
    }
    if (entry.parent >= 0) {
      on[entry.parent] = (on[entry.parent] ?? 0) + (on[at] ?? 0);
      all[entry.parent] = (all[entry.parent] ?? 0) + (all[at] ?? 0);
    }
  }
  return entries.map((_, at) => (!on[at] ? 'off' : on[at] === all[at] ? 'on' : 'mixed'));
}

/** All of `ids` join, or, when all are there already, leave. */
export function toggled(chosen: ReadonlySet<string>, ids: readonly string[]): Set<string> {
  const next = new Set(chosen);
  const isFull = ids.every((id) => chosen.has(id));
  for (const id of ids) {
    if (isFull) next.delete(id);
    else next.add(id);
  }
  return next;
}

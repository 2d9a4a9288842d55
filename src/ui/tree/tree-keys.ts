import type { TreeEntry } from './tree-nodes.ts';

/** Effect of a key in a tree (ARIA practices, tree view with multiple selection). */
type TreeStep =
  | { go: number }
  | { open: number }
  | { close: number }
  | { check: number }
  | { openAll: readonly number[] };

interface State {
  entries: readonly TreeEntry[];
  /** Positions in `entries`, as shown. */
  rows: readonly number[];
  /** Position in `entries`. */
  active: number;
  isOpen(at: number): boolean;
}

/** Null: the key is none of the tree's. */
export function treeStep(key: string, { entries, rows, active, isOpen }: State): TreeStep | null {
  const row = rows.indexOf(active);
  const entry = entries[active];
  if (!entry || row < 0) return null;
  const go = (to: number): TreeStep => ({ go: rows[Math.max(0, Math.min(rows.length - 1, to))] ?? active });
  switch (key) {
    case 'ArrowDown':
      return go(row + 1);
    case 'ArrowUp':
      return go(row - 1);
    case 'Home':
      return go(0);
    case 'End':
      return go(rows.length - 1);
    case 'PageDown':
      return go(row + 10);
    case 'PageUp':
      return go(row - 10);
    case 'ArrowRight':
      if (entry.isLeaf) return { go: active };
      return isOpen(active) ? go(row + 1) : { open: active };
    case 'ArrowLeft':
      if (!entry.isLeaf && isOpen(active)) return { close: active };
      return { go: entry.parent >= 0 ? entry.parent : active };
    case '*':
      return { openAll: entries.flatMap((one, at) => (one.parent === entry.parent && !one.isLeaf ? [at] : [])) };
    case ' ':
    case 'Enter':
      return { check: active };
    default:
      return null;
  }
}

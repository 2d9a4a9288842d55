import type { TreeEntry } from './tree-nodes.ts';

/** The new place of a node: its parent, and the brother that follows it. */
export interface TreeTarget {
  parent: string | null;
  before: string | null;
}

const idAt = (entries: readonly TreeEntry[], at: number): string | null => entries[at]?.node.id ?? null;

/** Position of the brother behind a node; -1 for the last one. */
function nextOf(entries: readonly TreeEntry[], at: number): number {
  const end = entries[at]?.end ?? -1;
  return entries[end] && entries[end].parent === entries[at]?.parent ? end : -1;
}

function beforeOf(entries: readonly TreeEntry[], at: number): number {
  const parent = entries[at]?.parent ?? -1;
  let found = -1;
  for (let one = parent + 1; one < at; one = entries[one]?.end ?? at) found = one;
  return found;
}

/** Up and down among brothers, left out of the parent, right into the brother above. Null: there is no such place. */
export function moveByKey(entries: readonly TreeEntry[], at: number, key: string): TreeTarget | null {
  const entry = entries[at];
  // The top holds all others.
  if (!entry || entry.parent < 0) return null;
  const parent = idAt(entries, entry.parent);
  const [above, next] = [beforeOf(entries, at), nextOf(entries, at)];
  if (key === 'ArrowUp') return above < 0 ? null : { parent, before: idAt(entries, above) };
  if (key === 'ArrowDown') return next < 0 ? null : { parent, before: idAt(entries, nextOf(entries, next)) };
  if (key === 'ArrowRight') return above < 0 ? null : { parent: idAt(entries, above), before: null };
  const outer = entries[entry.parent]?.parent ?? -1;
  if (key !== 'ArrowLeft' || outer < 0) return null;
  return { parent: idAt(entries, outer), before: idAt(entries, nextOf(entries, entry.parent)) };
}

/** The place for a node dropped on another one: before it, behind it, or into it. `part`: from 0 at its top to 1. Null: never below itself. */
export function dropTarget(entries: readonly TreeEntry[], from: number, over: number, part: number): TreeTarget | null {
  const [moved, target] = [entries[from], entries[over]];
  if (!moved || !target || moved.parent < 0 || (over >= from && over < moved.end)) return null;
  if (target.parent < 0 || (part >= 0.25 && part <= 0.75)) return { parent: target.node.id, before: null };
  const parent = idAt(entries, target.parent);
  if (part < 0.25) return { parent, before: target.node.id };
  const next = nextOf(entries, over);
  return { parent, before: idAt(entries, next === from ? nextOf(entries, next) : next) };
}

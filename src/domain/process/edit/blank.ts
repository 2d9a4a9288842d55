import type { CaseField, ProcessNode } from '../schema.ts';
import { armsOf } from './tree.ts';

/** A box that must be filled in before a process is saved: the name of a node or of an arm, the choices of a condition. */
type Blank = { kind: 'node' | 'arm'; id: string } | { kind: 'condition'; id: string; field: CaseField };

/** An edit leaves all other nodes the same objects: each is looked at once. */
const known = new WeakMap<ProcessNode, Blank | null>();

/** The first one in the order of the page; null: there is none. */
export function blankIn(nodes: readonly ProcessNode[]): Blank | null {
  for (const node of nodes) {
    let blank = known.get(node);
    if (blank === undefined) known.set(node, (blank = blankOf(node)));
    if (blank) return blank;
  }
  return null;
}

function blankOf(node: ProcessNode): Blank | null {
  if (node.kind === 'approve' && !node.name.trim()) return { kind: 'node', id: node.id };
  const arms = armsOf(node);
  for (const arm of arms) {
    if (!arm.name.trim()) return { kind: 'arm', id: arm.id };
    const empty = 'when' in arm && arm.when.find(({ value }) => Array.isArray(value) && !value.length);
    if (empty) return { kind: 'condition', id: arm.id, field: empty.field };
  }
  for (const { nodes } of arms) {
    const inside = blankIn(nodes);
    if (inside) return inside;
  }
  return null;
}

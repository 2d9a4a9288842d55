import type { BranchArm, PlainArm, ProcessContent, ProcessNode } from '../schema.ts';

export type Arm = BranchArm | PlainArm;

/** Between the nodes of a list, before the node `at`. `list`: id of an arm; "" of the main line. */
export interface Place {
  list: string;
  at: number;
}

/** Something that is selected, moved or removed, with its surroundings. */
type Found =
  | { kind: 'node'; node: ProcessNode; place: Place }
  /** `isRest`: 其他情况, which a branch always has. */
  | { kind: 'arm'; arm: Arm; of: ProcessNode; at: number; isRest: boolean };

export const armsOf = (node: ProcessNode): readonly Arm[] =>
  node.kind === 'branch' ? [...node.arms, node.otherwise] : node.kind === 'parallel' ? node.arms : [];

/** Every node before those inside of it, in the order of the page. */
export function* nodesOf(
  nodes: readonly ProcessNode[],
  list = '',
): Generator<{ node: ProcessNode; place: Place }, void, undefined> {
  let at = 0;
  for (const node of nodes) {
    yield { node, place: { list, at: at++ } };
    for (const arm of armsOf(node)) yield* nodesOf(arm.nodes, arm.id);
  }
}

/** Every place in the order of the page. */
export function* placesOf(nodes: readonly ProcessNode[], list = ''): Generator<Place, void, undefined> {
  let at = 0;
  for (const node of nodes) {
    yield { list, at: at++ };
    for (const arm of armsOf(node)) yield* placesOf(arm.nodes, arm.id);
  }
  yield { list, at: nodes.length };
}

export const find = ({ nodes }: ProcessContent, id: string): Found | undefined => findIn(nodes, '', id);

function findIn(nodes: readonly ProcessNode[], list: string, id: string): Found | undefined {
  let at = -1;
  for (const node of nodes) {
    at += 1;
    if (node.id === id) return { kind: 'node', node, place: { list, at } };
    if (node.kind !== 'branch' && node.kind !== 'parallel') continue;
    let place = -1;
    for (const arm of armsOf(node)) {
      place += 1;
      if (arm.id === id)
        return { kind: 'arm', arm, of: node, at: place, isRest: node.kind === 'branch' && arm === node.otherwise };
      const inside = findIn(arm.nodes, arm.id, id);
      if (inside) return inside;
    }
  }
  return undefined;
}

/** The same array where nothing has changed: views compare by identity. */
function mapped<T>(items: readonly T[], change: (item: T) => T): readonly T[] {
  const next = items.map(change);
  return next.every((item, at) => item === items[at]) ? items : next;
}

/** The node with other arms; itself where none has changed. */
export function withArms(node: ProcessNode, change: <A extends Arm>(arm: A) => A): ProcessNode {
  if (node.kind === 'branch') {
    const arms = mapped(node.arms, change);
    const otherwise = change(node.otherwise);
    return arms === node.arms && otherwise === node.otherwise ? node : { ...node, arms, otherwise };
  }
  if (node.kind === 'parallel') {
    const arms = mapped(node.arms, change);
    return arms === node.arms ? node : { ...node, arms };
  }
  return node;
}

type Change = (nodes: readonly ProcessNode[], list: string) => readonly ProcessNode[];

/** Every list of nodes changed, inner ones first. Untouched parts stay the same objects. */
function changed(nodes: readonly ProcessNode[], change: Change, list = ''): readonly ProcessNode[] {
  const inner = mapped(nodes, (node) =>
    withArms(node, (arm) => {
      const next = changed(arm.nodes, change, arm.id);
      return next === arm.nodes ? arm : { ...arm, nodes: next };
    }),
  );
  return change(inner, list);
}

export function changeLists(content: ProcessContent, change: Change): ProcessContent {
  const nodes = changed(content.nodes, change);
  return nodes === content.nodes ? content : { ...content, nodes };
}

/** Each node changed where it stands; undefined takes it away, several stand in its place. */
export const changeNodes = (
  content: ProcessContent,
  change: (node: ProcessNode) => ProcessNode | readonly ProcessNode[] | undefined,
): ProcessContent =>
  changeLists(content, (nodes) => {
    const next = nodes.flatMap((node) => change(node) ?? []);
    return next.length === nodes.length && next.every((node, at) => node === nodes[at]) ? nodes : next;
  });

import type { BranchArm, ProcessContent, ProcessNode } from '../schema.ts';
import { armsOf, changeLists, changeNodes, find, nodesOf, placesOf, withArms } from './tree.ts';
import type { Arm, Place } from './tree.ts';

/** Gives ids that no node and no arm of the content has. */
export function newIdsOf({ nodes }: ProcessContent): () => string {
  let last = 0;
  const see = (id: string) => {
    const number = /^n(\d{1,9})$/.exec(id)?.[1];
    if (number) last = Math.max(last, Number(number));
  };
  for (const { node } of nodesOf(nodes)) {
    see(node.id);
    for (const arm of armsOf(node)) see(arm.id);
  }
  return () => `n${(last += 1)}`;
}

export const insertNode = (content: ProcessContent, { list, at }: Place, node: ProcessNode): ProcessContent =>
  changeLists(content, (nodes, id) => (id === list ? [...nodes.slice(0, at), node, ...nodes.slice(at)] : nodes));

export const updateNode = (content: ProcessContent, node: ProcessNode): ProcessContent =>
  changeNodes(content, (one) => (one.id === node.id ? node : one));

export const updateArm = (content: ProcessContent, arm: Arm): ProcessContent =>
  changeNodes(content, (node) => withArms(node, (one) => (one.id === arm.id ? { ...one, ...arm } : one)));

/** Another arm at the end: before 其他情况, or as the last of parallel arms. */
export const addArm = (content: ProcessContent, nodeId: string, arm: BranchArm): ProcessContent =>
  changeNodes(content, (node) => {
    if (node.id !== nodeId) return node;
    if (node.kind === 'branch') return { ...node, arms: [...node.arms, arm] };
    return node.kind === 'parallel'
      ? { ...node, arms: [...node.arms, { id: arm.id, name: arm.name, nodes: [] }] }
      : node;
  });

/** A node with everything inside, or an arm. Of a branch with one arm its rest stays, of two parallel arms the other one. */
export function removeItem(content: ProcessContent, id: string): ProcessContent {
  return changeNodes(content, (node) => {
    if (node.id === id) return undefined;
    if (node.kind === 'branch' && node.arms.some((arm) => arm.id === id)) {
      const arms = node.arms.filter((arm) => arm.id !== id);
      return arms.length ? { ...node, arms } : node.otherwise.nodes;
    }
    if (node.kind === 'parallel' && node.arms.some((arm) => arm.id === id)) {
      const arms = node.arms.filter((arm) => arm.id !== id);
      return arms.length > 1 ? { ...node, arms } : (arms[0]?.nodes ?? []);
    }
    return node;
  });
}

/** `place` is that of the content before the move. Nothing happens inside of the node itself. */
export function moveNode(content: ProcessContent, id: string, place: Place): ProcessContent {
  const found = find(content, id);
  if (found?.kind !== 'node') return content;
  const from = found.place;
  if ([...placesOf([found.node])].some(({ list }) => list !== '' && list === place.list)) return content;
  const isSame = from.list === place.list;
  if (isSame && (place.at === from.at || place.at === from.at + 1)) return content;
  const at = isSame && place.at > from.at ? place.at - 1 : place.at;
  return insertNode(without(content, id), { list: place.list, at }, found.node);
}

/** Unlike `removeItem` this touches no node around it. */
const without = (content: ProcessContent, id: string): ProcessContent =>
  changeLists(content, (nodes) =>
    nodes.some((node) => node.id === id) ? nodes.filter((node) => node.id !== id) : nodes,
  );

/**
 * A node goes to the next place of the page: along its list and into a fork that it meets there, but out of an arm
 * only to before or behind the fork, never into the arm beside; `moveAside` does that. An arm changes its rank.
 */
export function shiftItem(content: ProcessContent, id: string, by: 1 | -1): ProcessContent {
  const found = find(content, id);
  if (!found) return content;
  if (found.kind === 'arm') return shiftArm(content, id, by);
  const { list, at } = found.place;
  const around = find(content, list);
  if (around?.kind === 'arm' && at === (by > 0 ? around.arm.nodes.length - 1 : 0)) {
    const fork = find(content, around.of.id);
    if (fork?.kind !== 'node') return content;
    return moveNode(content, id, { list: fork.place.list, at: fork.place.at + (by > 0 ? 1 : 0) });
  }
  const rest = without(content, id);
  const places = [...placesOf(rest.nodes)];
  const to = places[places.findIndex((place) => place.list === list && place.at === at) + by];
  return to ? insertNode(rest, to, found.node) : content;
}

/** A node goes into the arm beside its own; of the main line nothing is beside. An arm changes its rank. */
export function moveAside(content: ProcessContent, id: string, by: 1 | -1): ProcessContent {
  const found = find(content, id);
  if (!found) return content;
  if (found.kind === 'arm') return shiftArm(content, id, by);
  const around = find(content, found.place.list);
  const beside = around?.kind === 'arm' ? armsOf(around.of)[around.at + by] : undefined;
  if (!beside) return content;
  return moveNode(content, id, { list: beside.id, at: Math.min(found.place.at, beside.nodes.length) });
}

const shiftArm = (content: ProcessContent, id: string, by: 1 | -1): ProcessContent =>
  changeNodes(content, (node) => {
    if (node.kind === 'branch') return { ...node, arms: swapped(node.arms, id, by) };
    return node.kind === 'parallel' ? { ...node, arms: swapped(node.arms, id, by) } : node;
  });

function swapped<A extends Arm>(arms: readonly A[], id: string, by: 1 | -1): readonly A[] {
  const from = arms.findIndex((arm) => arm.id === id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= arms.length) return arms;
  const next = [...arms];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** The node with everything inside once more, behind itself, with ids of its own. */
export function duplicateNode(content: ProcessContent, id: string): ProcessContent {
  const found = find(content, id);
  if (found?.kind !== 'node') return content;
  const newId = newIdsOf(content);
  const fresh = (node: ProcessNode): ProcessNode =>
    withArms({ ...node, id: newId() }, (arm) => ({ ...arm, id: newId(), nodes: arm.nodes.map(fresh) }));
  const { list, at } = found.place;
  return insertNode(content, { list, at: at + 1 }, fresh(found.node));
}

import { armOf, holdsAll } from '../conditions.ts';
import { armsOf } from '../edit/tree.ts';
import type { BranchNode, CaseCondition, CaseFacts, ProcessNode } from '../schema.ts';
import { pointsOf } from './points.ts';

/** The way to a node: branches around it with the arm that leads there. */
type Way = readonly { branch: BranchNode; armId: string }[];

export interface BranchReport {
  branch: BranchNode;
  /** Arms that no case takes by their own conditions. */
  never: Set<string>;
  /** Arms behind others that take all of their cases; the default too. */
  dead: Set<string>;
  /** Pairs of arms that hold for one case. */
  overlaps: [first: string, second: string][];
}

const conditionsOf = ({ arms }: BranchNode): CaseCondition[] => arms.flatMap(({ when }) => when);

function report(branch: BranchNode, way: Way): BranchReport {
  const own = conditionsOf(branch);
  const around = way.flatMap((one) => conditionsOf(one.branch));
  const inside = around.length ? pointsOf([...around, ...own]) : undefined;
  const reached = inside?.filter((facts) => way.every((one) => armOf(one.branch, facts).id === one.armId));
  // Behind a branch that is dead itself only the own conditions count.
  const points = reached?.length ? reached : (pointsOf(own) ?? []);
  return points.length ? reportAt(branch, points) : { branch, never: new Set(), dead: new Set(), overlaps: [] };
}

function reportAt(branch: BranchNode, points: readonly CaseFacts[]): BranchReport {
  const never = new Set(branch.arms.map(({ id }) => id));
  const dead = new Set([...branch.arms, branch.otherwise].map(({ id }) => id));
  const pairs = new Map<string, [string, string]>();
  for (const facts of points) {
    const holding = branch.arms.filter(({ when }) => holdsAll(when, facts));
    for (const { id } of holding) never.delete(id);
    dead.delete((holding[0] ?? branch.otherwise).id);
    holding.forEach((one, at) => {
      for (const two of holding.slice(at + 1)) pairs.set(`${one.id} ${two.id}`, [one.id, two.id]);
    });
  }
  for (const id of never) dead.delete(id);
  const overlaps = [...pairs.values()].filter((pair) => !pair.some((id) => dead.has(id)));
  return { branch, never, dead, overlaps };
}

/** A report on each branch of a process. Too many cases to look at: nothing is reported of it. */
export function branchReports(nodes: readonly ProcessNode[], way: Way = []): BranchReport[] {
  return nodes.flatMap((node) => {
    const inner = armsOf(node).flatMap((arm) =>
      branchReports(arm.nodes, node.kind === 'branch' ? [...way, { branch: node, armId: arm.id }] : way),
    );
    return node.kind === 'branch' ? [report(node, way), ...inner] : inner;
  });
}

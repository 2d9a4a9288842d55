import { armsOf } from '../edit/tree.ts';
import type { ApproveNode, ProcessNode } from '../schema.ts';

/** Ends of a way through nodes: nobody can act, the end, the end without anybody having agreed. */
export type End = 'stuck' | 'pass' | 'unseen';
/** Numbers of events; undefined: there is no such way. */
export type Lengths = Readonly<Record<End, number | undefined>>;

/** A way through a process: what happens in each node, and the arms that it takes. */
export interface Plan {
  length: number;
  part?: Part;
  arm?: string;
  /** One after the other. Most plans are never looked into: their parts are listed when one is. */
  both?: readonly [Plan, Plan];
}
type Part = readonly [ApproveNode, End];
type Plans = Record<End, Plan | undefined>;

export const partsOf = ({ part, both }: Plan): Part[] => (both ? both.flatMap(partsOf) : part ? [part] : []);
export const armsTaken = ({ arm, both }: Plan): string[] =>
  both ? both.flatMap(armsTaken) : arm === undefined ? [] : [arm];

const nothing: Plan = { length: 0 };
function join(one: Plan | undefined, two: Plan | undefined): Plan | undefined {
  if (!one || !two) return undefined;
  if (one === nothing) return two;
  return two === nothing ? one : { length: one.length + two.length, both: [one, two] };
}
const shorter = (one: Plan | undefined, two: Plan | undefined): Plan | undefined =>
  one && two ? (two.length < one.length ? two : one) : (one ?? two);

interface Finder {
  lengthsOf(node: ApproveNode): Lengths;
  /** False for arms that no case takes. */
  isTaken(armId: string): boolean;
}

const planOf = (node: ApproveNode, end: End, length: number | undefined): Plan | undefined =>
  length === undefined ? undefined : { length, part: [node, end] };

function plansOfNode(node: ProcessNode, finder: Finder): Plans {
  switch (node.kind) {
    case 'approve': {
      const { stuck, pass, unseen } = finder.lengthsOf(node);
      return {
        stuck: planOf(node, 'stuck', stuck),
        pass: planOf(node, 'pass', pass),
        unseen: planOf(node, 'unseen', unseen),
      };
    }
    case 'copy':
      return { stuck: undefined, pass: nothing, unseen: nothing };
    case 'branch': {
      const ways = armsOf(node)
        .filter(({ id }) => finder.isTaken(id))
        .map((arm): Plans => {
          const taken: Plan = { length: 0, arm: arm.name };
          const plans = plansOf(arm.nodes, finder);
          return { stuck: join(taken, plans.stuck), pass: join(taken, plans.pass), unseen: join(taken, plans.unseen) };
        });
      const best = (end: End) => ways.reduce<Plan | undefined>((found, plans) => shorter(found, plans[end]), undefined);
      return { stuck: best('stuck'), pass: best('pass'), unseen: best('unseen') };
    }
    case 'parallel':
      return plansOfParallel(node.arms.map((arm) => plansOf(arm.nodes, finder)));
  }
}

/** Arms wait for each other: the case is stuck when one is, and each of the others is stuck or done. */
function plansOfParallel(arms: readonly Plans[]): Plans {
  const all = (end: End) => arms.reduce<Plan | undefined>((found, plans) => join(found, plans[end]), nothing);
  const stuckAt = (at: number) =>
    arms.reduce<Plan | undefined>(
      (found, plans, other) => join(found, other === at ? plans.stuck : shorter(plans.pass, plans.stuck)),
      nothing,
    );
  const stuck = arms.reduce<Plan | undefined>((found, _, at) => shorter(found, stuckAt(at)), undefined);
  return { stuck, pass: all('pass'), unseen: all('unseen') };
}

/** The shortest ways through nodes that follow each other. */
export function plansOf(nodes: readonly ProcessNode[], finder: Finder): Plans {
  let pass: Plan | undefined = nothing;
  let unseen: Plan | undefined = nothing;
  let stuck: Plan | undefined;
  for (const node of nodes) {
    const plans = plansOfNode(node, finder);
    stuck = shorter(stuck, join(pass, plans.stuck));
    pass = join(pass, plans.pass);
    unseen = join(unseen, plans.unseen);
  }
  return { stuck, pass, unseen };
}

import { nodesOf } from '../edit/tree.ts';
import { branchReports } from '../lint/branches.ts';
import type { ApproveNode, CaseFacts, Org, ProcessContent } from '../schema.ts';
import { namesOf } from '../words/process-names.ts';
import type { ProcessNames } from '../words/process-names.ts';
import { applicantsOf, createLadders, rulesOf, surroundings, viewOf } from './applicants.ts';
import { armsTaken, partsOf, plansOf } from './plan.ts';
import type { End, Lengths, Plan } from './plan.ts';
import { ownEngine, plainNode, searchNode } from './search.ts';
import type { Engine, Move } from './search.ts';

interface Scenario {
  /** The node that it ends at; empty: the end of the process. */
  nodeId: string;
  applicant: number;
  /** Events in words, the submission first: the fewest that lead there. */
  events: string[];
  /** The same for a machine, without the submission. */
  moves: Move[];
  /** The state that they lead to. */
  sentence: string;
}
type Proof =
  | {
      ok: true;
      /** Abstract states that were visited. */
      states: number;
      /** Ways on which a case is agreed although nobody looked at it: not faults, but worth knowing. At most three. */
      unseen: Scenario[];
    }
  | { ok: false; states: number; counterexample: Scenario };

const moveWords: Readonly<Record<Move['kind'], (name: string) => string>> = {
  agree: (name) => `${name}同意`,
  refuse: (name) => `${name}驳回`,
  left: (name) => `${name}离职或被停用`,
  away: (name) => `${name}休假`,
  timePassed: (name) => `${name}超过处理时限`,
};

const ends = ['stuck', 'pass', 'unseen'] as const;
interface Found {
  facts: CaseFacts;
  plan: Plan;
}

/** Searches each kind of node and surroundings once. */
function createSearches(engine: Engine, org: Org) {
  const known = new Map<string, Lengths>();
  const byView = new Map<string, Lengths>();
  const ladders = createLadders(org);
  const plain = new Map<ApproveNode, { node: ApproveNode; rules: string }>();
  const plainOf = (whole: ApproveNode) => {
    const known = plain.get(whole);
    if (known) return known;
    const node = plainNode(whole);
    const made = { node, rules: rulesOf(node) };
    plain.set(whole, made);
    return made;
  };
  let states = 0;
  const search = (node: ApproveNode, facts: CaseFacts, near: Org): Lengths => {
    const ways = searchNode(engine, node, facts, near, 0);
    states += ways.states;
    return { stuck: ways.stuck?.length, pass: ways.pass?.length, unseen: ways.unseen?.length };
  };
  return {
    states: () => states,
    lengthsOf(whole: ApproveNode, facts: CaseFacts): Lengths {
      const { node, rules } = plainOf(whole);
      const view = viewOf(node, facts);
      const seen = byView.get(view);
      if (seen) return seen;
      const { text, near } = surroundings(node, facts, org, ladders);
      const key = rules + text;
      const lengths = known.get(key) ?? search(node, facts, near());
      known.set(key, lengths);
      byView.set(view, lengths);
      return lengths;
    },
    /** The events themselves. */
    movesOf(whole: ApproveNode, end: End, facts: CaseFacts): Move[] {
      const { node } = plainOf(whole);
      return searchNode(engine, node, facts, surroundings(node, facts, org, ladders).near(), 0)[end] ?? [];
    },
  };
}
type Searches = ReturnType<typeof createSearches>;

function scenarioOf({ facts, plan }: Found, end: End, searches: Searches, names: ProcessNames): Scenario {
  const taken = armsTaken(plan);
  const arms = taken.length ? `（${taken.map((name) => `“${name}”`).join('、')}）` : '';
  const ways = partsOf(plan);
  const parts = ways.map(([node, one]) => ({ node, moves: searches.movesOf(node, one, facts) }));
  const moves = parts.flatMap((part) => part.moves);
  const last = ways.find(([, one]) => one === 'stuck')?.[0];
  return {
    nodeId: last?.id ?? '',
    applicant: facts.applicant,
    events: [
      `${names.person(facts.applicant)}提交申请${arms}`,
      ...parts.flatMap(({ node, moves: own }) =>
        own.map(({ kind, actor }) => `${moveWords[kind](names.person(actor))}（“${node.name}”）`),
      ),
    ],
    moves,
    sentence: end === 'stuck' ? `申请停在“${last?.name ?? ''}”，没有人可以处理` : '没有任何人审批，申请自动通过',
  };
}

/**
 * Shows that every case ends, under all absences, leavings and deadlines, or the shortest case that does not. Nodes do
 * not hang on each other but by their order, so each is searched by itself, once for all applicants with like
 * surroundings, and the shortest ways are put together. Arms that no case takes are left out.
 */
export function prove(
  content: ProcessContent,
  org: Org,
  names: ProcessNames = namesOf(org.people),
  engine: Engine = ownEngine,
): Proof {
  const nodes = [...nodesOf(content.nodes)].map(({ node }) => node);
  const closed = new Set(branchReports(content.nodes).flatMap(({ never, dead }) => [...never, ...dead]));
  const searches = createSearches(engine, org);
  const found: Record<End, Found[]> = { stuck: [], pass: [], unseen: [] };
  for (const facts of applicantsOf(org, nodes)) {
    const plans = plansOf(content.nodes, {
      lengthsOf: (node) => searches.lengthsOf(node, facts),
      isTaken: (armId) => !closed.has(armId),
    });
    for (const end of ends) {
      const plan = plans[end];
      if (plan) found[end].push({ facts, plan });
    }
  }
  const shortest = (end: End) => found[end].sort((a, b) => a.plan.length - b.plan.length);
  const [stuck] = shortest('stuck');
  if (stuck) {
    const counterexample = scenarioOf(stuck, 'stuck', searches, names);
    return { ok: false, states: searches.states(), counterexample };
  }
  const unseen = shortest('unseen')
    .slice(0, 3)
    .map((one) => scenarioOf(one, 'unseen', searches, names));
  return { ok: true, states: searches.states(), unseen };
}

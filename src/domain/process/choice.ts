import { checkWords } from '../application/check-words.ts';
import type { CheckWords } from '../application/check-words.ts';
import { armOf } from './conditions.ts';
import type { ApproveNode, CaseFacts, ProcessNode } from './schema.ts';

/** Nodes of a case whose approvers the applicant chooses, and the people that they want at least. */
export interface Choice {
  nodes: string[];
  least: number;
}

/** Approve nodes on the way of a case. */
const onWay = (nodes: readonly ProcessNode[], facts: CaseFacts): ApproveNode[] =>
  nodes.flatMap((node) => {
    switch (node.kind) {
      case 'approve':
        return [node];
      case 'copy':
        return [];
      case 'branch':
        return onWay(armOf(node, facts).nodes, facts);
      case 'parallel':
        return node.arms.flatMap((arm) => onWay(arm.nodes, facts));
    }
  });

/** Null: no node of the case asks for a choice. */
export function choiceOf(nodes: readonly ProcessNode[], facts: CaseFacts): Choice | null {
  const asking = onWay(nodes, facts).filter(({ who }) => who.some(({ kind }) => kind === 'chosen'));
  if (!asking.length) return null;
  const wanted = asking.map(({ who, mode }) => (typeof mode === 'object' && who.length === 1 ? mode.least : 1));
  return { nodes: asking.map(({ name }) => name), least: Math.max(...wanted) };
}

type Words = Pick<CheckWords, 'choose'>;

/** Fault of a choice; undefined: it is enough. */
export const choiceFault = (
  choice: Choice | null,
  chosen: number,
  { choose }: Words = checkWords,
): string | undefined => {
  if (!choice || chosen >= choice.least) return undefined;
  return choose(choice.least);
};

import { chainOf } from '../chain.ts';
import { onLateNames, onNobodyNames } from '../names.ts';
import type { ApproveNode, BranchArm, PlainArm, ProcessContent, ProcessNode } from '../schema.ts';
import { armsOf } from '../edit/tree.ts';
import { approversInWords, approverWords, mayBeSeveral, modeWords } from './approver-words.ts';
import { conditionsInWords } from './condition-words.ts';
import { hoursInWords } from './node-words.ts';
import type { ProcessNames } from './process-names.ts';

export interface Sentence {
  nodeId: string;
  /** Of an arm of a branch or of parallel arms. */
  armId?: string | undefined;
  /** 0 for nodes of the main line, 1 for arms of these, 2 for nodes inside, and so on. */
  depth: number;
  text: string;
}

function rulesOf(node: ApproveNode): string[] {
  const { limit, onNobody, skipSelf, skipRepeated, mayHandOn } = node;
  return [
    ...(limit
      ? chainOf(limit).map(
          ({ hours, onLate }) => `${hoursInWords({ hours, work: limit.work })}未处理则${onLateNames[onLate]}`,
        )
      : ['不限处理时间']),
    ...(node.who.length ? [`无人可审时${onNobodyNames[onNobody]}`] : []),
    ...(skipSelf ? [] : ['申请人也须审批自己的申请']),
    ...(skipRepeated ? [] : ['已同意过的人须再次审批']),
    ...(mayHandOn ? [] : ['不允许转交和加签']),
  ];
}

function approveText(node: ApproveNode, names: ProcessNames): string {
  const mode = mayBeSeveral(node.who) ? `（${modeWords(node.mode)}）` : '';
  const isNamed = node.who.length === 1 && node.who[0] && approverWords(node.who[0], names) === node.name;
  const name = node.name && !isNamed ? `${node.name}：` : '';
  return `${name}由${approversInWords(node.who, names)}审批${mode}；${rulesOf(node).join('，')}。`;
}

/** Sentence of one node without its arms. */
export function sentenceOf(node: ProcessNode, names: ProcessNames): string {
  switch (node.kind) {
    case 'approve':
      return approveText(node, names);
    case 'copy':
      return `抄送给${node.who.map((one) => approverWords(one, names)).join('、') || '（未选）'}。`;
    case 'branch':
      return `按条件分为 ${node.arms.length + 1} 路，从上到下取第一条符合的。`;
    case 'parallel':
      return `${node.arms.length} 路同时进行，全部完成后继续。`;
  }
}

const endOf = ({ nodes }: PlainArm): string => (nodes.length ? '：' : '：无须审批，直接继续。');

/** Sentence of an arm: 如果超标：; of a default: 其他情况：. */
export function armSentence(arm: BranchArm | PlainArm, names: ProcessNames): string {
  if (!('when' in arm)) return `${arm.name || '其他情况'}${endOf(arm)}`;
  const when = conditionsInWords(arm.when, names);
  return `如果${when}${arm.name && arm.name !== when ? `（${arm.name}）` : ''}${endOf(arm)}`;
}

function visit(nodes: readonly ProcessNode[], depth: number, names: ProcessNames): Sentence[] {
  return nodes.flatMap((node) => {
    return [
      { nodeId: node.id, depth, text: sentenceOf(node, names) },
      ...armsOf(node).flatMap((arm) => [
        { nodeId: node.id, armId: arm.id, depth: depth + 1, text: armSentence(arm, names) },
        ...visit(arm.nodes, depth + 2, names),
      ]),
    ];
  });
}

/** One sentence for each node and each arm, in the order of the page. */
export const sentencesOf = (content: ProcessContent, names: ProcessNames): Sentence[] => visit(content.nodes, 0, names);

import type { Approver, ProcessContent, ProcessNode } from '#domain/process/schema.ts';

/** Every node of a content, those of all arms too, in their order. */
export function* nodesOf(nodes: readonly ProcessNode[]): Generator<ProcessNode> {
  for (const node of nodes) {
    yield node;
    if (node.kind === 'branch' || node.kind === 'parallel') for (const arm of node.arms) yield* nodesOf(arm.nodes);
    if (node.kind === 'branch') yield* nodesOf(node.otherwise.nodes);
  }
}

export const approversOf = (content: ProcessContent): Approver[] =>
  [...nodesOf(content.nodes)].flatMap((node) => ('who' in node ? node.who : []));

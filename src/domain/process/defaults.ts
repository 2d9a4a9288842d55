import type {
  ApproveNode,
  BranchNode,
  CopyNode,
  NodeKind,
  ParallelNode,
  ProcessContent,
  ProcessNode,
} from './schema.ts';

type Say = (name: string) => string;

/** A new node as the designer inserts it; `newId` gives an id that the process does not have, `say` names in the language of the designer. */
const newNodes: {
  readonly approve: (newId: () => string, say: Say) => ApproveNode;
  readonly copy: (newId: () => string, say: Say) => CopyNode;
  readonly branch: (newId: () => string, say: Say) => BranchNode;
  readonly parallel: (newId: () => string, say: Say) => ParallelNode;
} = {
  approve: (newId, say) => ({
    kind: 'approve',
    id: newId(),
    name: say('直属主管'),
    who: [{ kind: 'manager', levels: 1 }],
    mode: 'any',
    onNobody: 'up',
    limit: { hours: 24, onLate: 'remind' },
    skipSelf: true,
    skipRepeated: true,
    mayHandOn: true,
  }),
  copy: (newId) => ({ kind: 'copy', id: newId(), who: [] }),
  branch: (newId, say) => ({
    kind: 'branch',
    id: newId(),
    arms: [{ id: newId(), name: say('超标'), when: [{ field: 'verdict', op: 'in', value: ['over'] }], nodes: [] }],
    otherwise: { id: newId(), name: say('其他情况'), nodes: [] },
  }),
  parallel: (newId, say) => ({
    kind: 'parallel',
    id: newId(),
    arms: [
      { id: newId(), name: say('并行 1'), nodes: [] },
      { id: newId(), name: say('并行 2'), nodes: [] },
    ],
  }),
};
export const newNode = (kind: NodeKind, newId: () => string, say: Say = String): ProcessNode =>
  newNodes[kind](newId, say);

const straightTo = (node: Pick<ApproveNode, 'name' | 'who' | 'onNobody'>): ProcessContent => ({
  nodes: [
    {
      kind: 'approve',
      id: 'n1',
      mode: 'any',
      skipSelf: true,
      skipRepeated: true,
      mayHandOn: true,
      limit: { hours: 24, onLate: 'remind' },
      ...node,
    },
  ],
});
/** Process of a company that has none: its account decides. */
export const companyContent = straightTo({ name: '企业管理员', who: [], onNobody: 'admin' });
/** A new process. */
export const firstContentIn = (say: Say): ProcessContent =>
  straightTo({ name: say('直属主管'), who: [{ kind: 'manager', levels: 1 }], onNobody: 'up' });
export const firstContent = firstContentIn(String);

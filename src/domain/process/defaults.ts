import type {
  ApproveNode,
  BranchNode,
  CopyNode,
  NodeKind,
  ParallelNode,
  ProcessContent,
  ProcessNode,
} from './schema.ts';

/** A new node as the designer inserts it; `newId` gives an id that the process does not have. */
export const newNodes: {
  readonly approve: (newId: () => string) => ApproveNode;
  readonly copy: (newId: () => string) => CopyNode;
  readonly branch: (newId: () => string) => BranchNode;
  readonly parallel: (newId: () => string) => ParallelNode;
} = {
  approve: (newId) => ({
    kind: 'approve',
    id: newId(),
    name: '直属主管',
    who: [{ kind: 'manager', levels: 1 }],
    mode: 'any',
    onNobody: 'up',
    limit: { hours: 24, onLate: 'remind' },
    skipSelf: true,
    skipRepeated: true,
    mayHandOn: true,
  }),
  copy: (newId) => ({ kind: 'copy', id: newId(), who: [] }),
  branch: (newId) => ({
    kind: 'branch',
    id: newId(),
    arms: [{ id: newId(), name: '超标', when: [{ field: 'verdict', op: 'in', value: ['over'] }], nodes: [] }],
    otherwise: { id: newId(), name: '其他情况', nodes: [] },
  }),
  parallel: (newId) => ({
    kind: 'parallel',
    id: newId(),
    arms: [
      { id: newId(), name: '并行 1', nodes: [] },
      { id: newId(), name: '并行 2', nodes: [] },
    ],
  }),
};
export const newNode = (kind: NodeKind, newId: () => string): ProcessNode => newNodes[kind](newId);

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
export const firstContent = straightTo({ name: '直属主管', who: [{ kind: 'manager', levels: 1 }], onNobody: 'up' });

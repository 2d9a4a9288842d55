import { listTexts } from '#parts/draft/list-texts.ts';

/** Words of the list of approval processes. */
export const texts = {
  ...listTexts,
  title: '审批流程设置',
  lead: '每件申请只走一条流程：适用范围最近的优先，同样近时取靠前的；都不适用时走该类型的默认流程。',
  add: '新建流程',
  roles: '审批角色',
  arrange: '调整顺序',
  kinds: '类型',
  allKinds: '全部类型',
  noneOf: { draft: '没有草稿', active: '没有生效中的流程', retired: '没有已停用的流程' },
  keywordHint: '流程名称',
  columns: { name: '流程', kind: '类型', state: '状态', scope: '适用于', nodes: '节点', changed: '最近修改' },
  isDefault: '默认',
  defaultScope: '没有其他流程适用时',
  everybody: '全体员工，全部产品',
  nodes: (count: number) => `${count} 个节点`,
  running: (count: number) => `进行中 ${count} 件`,
  copyOf: (name: string) => `${name.slice(0, 34)} 副本`,
  copied: '已复制为新的草稿',
  retireQuestion: (name: string, running: number) => ({
    title: `停用「${name}」`,
    text: `新的申请改走其他适用的流程或默认流程。${running ? `进行中的 ${running} 件仍按原流程走完。` : ''}`,
    yes: '停用',
    no: '再想想',
    kind: 'danger' as const,
  }),
  removeQuestion: (name: string) => ({
    title: `删除「${name}」`,
    text: '草稿和全部版本一并删除，不能恢复。审批过申请的流程只能停用。',
    yes: '删除',
    no: '再想想',
    kind: 'danger' as const,
  }),
  none: '还没有审批流程',
  noneText: '没有流程时，申请直接交企业管理员审批。新建一条，先从直属主管审批开始',
};
export type Texts = typeof texts;

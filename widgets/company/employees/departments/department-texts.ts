import type { MoveChanges } from '#parts/company/departments/department-tree.ts';

export const departmentTexts = {
  title: '部门',
  chosen: (name: string) => `部门：${name}`,
  count: (count: number) => `${count} 个`,
  add: '新增',
  edit: '编辑',
  find: '部门 / 负责人',
  none: '没有匹配的部门',
  headless: '无负责人',
  failed: '部门没有加载成功',
  retry: '重试',
  hint: '拖动可移动部门及其下级；键盘用 Alt 加方向键移动',
  hintNarrow: '拖动可移动部门及其下级',
  newIn: (name: string) => `在“${name}”下新增部门`,
  editTitle: (name: string) => `编辑 ${name}`,
  name: '部门名称',
  head: '负责人',
  costCenter: '成本中心',
  fromAbove: '随上级部门',
  parent: '上级部门',
  remove: '删除部门',
  removeQuestion: (name: string) => ({
    title: '删除部门',
    text: `确定删除“${name}”吗？有员工或下级部门时不能删除。`,
    yes: '删除',
    no: '再想想',
    kind: 'danger' as const,
  }),
  removed: '已删除部门',
  moved: '已移动部门',
  undo: '撤销',
  movedTo: ({ name, to, people, head, costCenter }: MoveChanges) =>
    [
      `“${name}”${people ? `（${people} 人）` : ''}已移到“${to}”`,
      head && `上级负责人 ${head[0] || '无'} → ${head[1] || '无'}`,
      costCenter && `成本中心 ${costCenter[0] || '无'} → ${costCenter[1] || '无'}`,
      '按部门指定的差旅标准以新的位置为准',
    ]
      .filter(Boolean)
      .join('；'),
  inUse: ({ people, below, gone }: { people: number; below: number; gone: number }) =>
    `下还有 ${[people && `${people} 名员工`, below && `${below} 个下级部门`, gone && `${gone} 名离职员工的档案`]
      .filter(Boolean)
      .join('、')}，移走后才能删除部门`,
  showPeople: '查看员工',
  saved: '已保存',
  cancel: '取消',
  save: '保存',
};

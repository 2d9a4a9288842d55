/** Words of the list of employees; messages of fields are in src/domain/company/. */
export const texts = {
  title: '企业员工',
  add: '新增员工',
  levels: '等级',
  import: '批量导入',
  orphanLead: (count: number) => `${count} 人在预订前需要处理`,
  orphanKind: (what: string, count: number) => `${what} ${count} 人`,
  headlessOf: (department: string) => `${department}没有负责人：`,
  setHead: (people: number) => `设置负责人，解决 ${people} 人`,
  fix: '逐项处理',
  fixed: '需要处理的员工都已处理',

  groups: {
    present: '在册',
    active: '在职',
    invited: '待激活',
    asked: '待同意',
    disabled: '停用',
    left: '离职',
    all: '全部',
  },
  noneOf: '没有这种状态的员工',
  keyword: '搜索',
  keywordHint: '姓名 / 拼音 / 工号 / 手机尾号 / 部门 / 成本中心',
  level: '差旅等级',
  allLevels: '全部等级',
  noLevel: '未定级',
  orphan: '待处理',
  allOrphans: '全部员工',
  anyOrphan: '待处理',

  columns: {
    name: '姓名 · 工号',
    department: '部门 · 主管',
    level: '差旅等级',
    cost: '成本中心',
    joined: '入职日期',
    state: '状态',
  },
  head: '负责人',
  manager: (name: string) => `主管 ${name}`,
  noManager: '随部门负责人',
  dash: '—',
  unlevelled: '定级后按等级取审批规则',

  edit: '编辑',
  none: '还没有员工',
  noneText: '新增员工后，系统以短信邀请对方登录',

  change: {
    department: '改部门',
    level: '改等级',
    manager: '改主管',
    costCenter: '改成本中心',
    standard: '指定标准',
    disable: '停用',
  },
  departments: '部门',
};

export type Texts = typeof texts;

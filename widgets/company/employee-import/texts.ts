import type {
  EmployeeImport,
  EmployeeImportDetail,
  ImportChange,
  ImportEffects,
  ImportObstacle,
} from '#contract/company-import.ts';
import { problemWords } from '#domain/company/import/problem-words.ts';
import { wordOf } from '#domain/company/import/values.ts';
import { importTexts } from '#parts/import/texts.ts';

const people = (names: readonly string[], count: number): string =>
  names.length < count ? `${names.join('、')}等 ${count} 人` : names.join('、');

const shared = importTexts('员工');

/** Every text of the import of employees; messages of cells are in src/domain/company/import. */
export const texts = {
  ...shared,
  // The last step of the sheet: nothing is written before the difference is seen.
  progress: { ...shared.progress, importing: () => '正在与现有名册比较…' },
  title: '导入员工',
  lead: '上传名册，核对与现有员工的差异和影响后再应用，24 小时内可撤销',
  steps: ['上传', '核对与修改', '差异', '应用'],
  file: '员工名册文件',
  limits: (rows: number) => `支持 .xlsx、.csv，不超过 5 MB，最多 ${rows} 位员工`,
  tips: [
    '每行一位员工，按工号对应现有员工，没有工号时按手机号码；列的顺序不限，无法识别的列名可在上传后手动对应',
    '部门写完整路径，如“研发中心/架构组”；直属主管写工号或手机号码，主管可在同一文件中',
    '空白单元格不改动原有内容，写“无”则清空主管、成本中心、等级、职位或入职日期',
    '应用之前不会改动任何资料',
  ],
  fields: {
    jobNumber: '工号',
    name: '姓名',
    mobilePhone: '手机号码',
    department: '部门',
    level: '差旅等级',
    manager: '直属主管',
    costCenter: '成本中心',
    canAudit: '审批权限',
    state: '状态',
    position: '职位',
    joinedOn: '入职日期',
  },
  columns: {
    person: '员工',
    phone: '手机号码',
    place: '部门、职位与等级',
    manager: '直属主管',
    rest: '成本中心、权限、状态与入职',
  },
  /** Sentences of cells with a text in them. */
  problems: problemWords,
  /** The content of a cell, as a person would write it. */
  wordOf,
  /** The server's reason for a row that it refuses. */
  reason: ({ reason }: Pick<EmployeeImportDetail['refused'][number], 'reason' | 'cause'>): string => reason,
  flags: { 1: '可审批', 0: '不可审批' },
  added: '新增',
  known: '已有',
  apply: (count: number) => (count ? `查看 ${count} 行的差异` : '查看差异'),
  paste: '粘贴名册',
  pasteLabel: '从表格中复制的内容',
  pasteHint: '从 Excel、WPS 或在线表格中连同表头一起复制，粘贴到这里',
  pasteGo: '读取',
  pasteTooLong: '内容超过 5 MB，请改为上传文件',
  pasteEmpty: '请先粘贴内容',
  pasted: '粘贴的名册.csv',
  missing: '文件中没有的员工',
  missingKinds: { leave: '按离职处理（文件是完整名册）', stay: '保持不变（文件只有部分员工）' },
  departments: '文件中的新部门',
  departmentKinds: { make: '自动新建', refuse: '视为错误，不导入该行' },
  read: (fileName: string, count: number) => `${fileName} · 可导入 ${count} 行`,
  tiles: { added: '新增', changed: '变更', handed: '改换主管', left: '离职', unchanged: '未变', refused: '未纳入' },
  after: (count: number, asked: number) => (asked ? `其中 ${asked} 人待本人同意` : `应用后 ${count} 人`),
  fieldsChanged: (count: number) => `${count} 个字段`,
  share: (thousandths: number) => `占现有 ${thousandths / 10}%`,
  noWrite: '不写入',
  refusedLines: (lines: readonly number[], count: number) =>
    count ? `第 ${lines.slice(0, 3).join('、')} 行${count > 3 ? '等' : ''}` : '没有错误',
  download: '下载未纳入的行',
  leftRows: (count: number) => `未纳入的 ${count} 行`,
  leftHint: '改好后再比较一次；或连同原因下载，在表格中改好再上传',
  mend: '修改这些行',
  leftRow: (line: number, name: string) => `第 ${line} 行${name ? ` ${name}` : ''}`,
  leftReason: (field: string, reason: string) => `${field}：${reason}`,
  leftMore: (count: number) => `另有 ${count} 行，下载后查看`,
  difference: '与现有名册的差异',
  show: '显示的更改',
  withEffect: '有影响',
  all: '全部',
  noChanges: '没有这样的更改',
  heads: { kind: '类别', person: '员工', content: '内容', effect: '影响' },
  kinds: { added: '新增', changed: '变更', handed: '改换主管', left: '离职' } satisfies Record<
    ImportChange['kind'],
    string
  >,
  line: (jobNumber: string, line: number | null) => (line ? `${jobNumber} · 第 ${line} 行` : jobNumber),
  /** Departments, levels and managers as the server writes them. */
  content: (text: string): string => text,
  effect: ({ effect }: ImportChange): string => effect,
  noEffect: '无影响',
  effects: '应用前要知道的',
  effectsDone: '这次导入的影响',
  lost: (count: number) => `${count} 人将失去审批人`,
  lostBy: (names: readonly string[], count: number, manager: string, to: string) =>
    `${people(names, count)}，主管${manager}离职${to ? `，改由${to}` : ''}`,
  hand: '离职者的下属与部门',
  handKinds: { up: '由离职者的主管接手', none: '暂不指定' },
  orders: (count: number) => `${count} 人有订单待付，暂不离职`,
  ordersOf: ({ name, titles }: ImportEffects['orders'][number]) => `${name}：${titles.join('；')}`,
  ordersHint: '付款或取消后，可再次导入',
  noHeads: (count: number) => `${count} 个部门没有负责人`,
  headOf: (department: string, name: string, to: string) => `${department}（原 ${name}）${to ? `，由${to}接手` : ''}`,
  made: (count: number) => `将新建 ${count} 个部门`,
  madeDone: (count: number) => `新建 ${count} 个部门`,
  noEffects: '没有人失去审批人，离职、停用的人没有订单待付',
  brake: (thousandths: number) =>
    thousandths > 100
      ? `离职 ${thousandths / 10}%，超过 10% 的二次确认线。`
      : `离职 ${thousandths / 10}%，低于 10% 的二次确认线。`,
  undoable: '应用后 24 小时内可整体撤销。',
  back: '上一步',
  applyAll: (count: number) => (count ? `应用 ${count} 项更改` : '没有更改'),
  sure: (count: number, thousandths: number) => ({
    title: `${count} 人将离职`,
    text: `占现有员工的 ${thousandths / 10}%，离职后不能登录和预订。请确认文件是完整的名册。`,
    yes: '确认应用',
    no: '再看看',
    kind: 'danger' as const,
  }),
  applied: (count: number) => `已应用 ${count} 项更改`,
  appliedAt: (time: string, by: string, seconds: string) => `${by} ${time} 完成，用时 ${seconds} 秒`,
  undone: '这次导入已撤销',
  undoneAt: (time: string, by: string) => `${by} ${time} 撤销`,
  undoUntil: (time: string) => `${time} 前可撤销`,
  undoLate: '撤销期已过',
  undo: '撤销这次导入',
  undoSure: {
    title: '撤销这次导入',
    text: '员工、部门与主管将恢复为导入前的样子，新增的员工会移除。',
    yes: '撤销',
    no: '不撤销',
    kind: 'danger' as const,
  },
  obstacles: (count: number) => `撤销会恢复这次导入，但有 ${count} 处后来的修改挡在前面`,
  obstacle: ({ text }: ImportObstacle): string => text,
  keep: '保留这些修改，撤销其余',
  undoAll: '一并撤销',
  next: '再导入一个文件',
  list2: '返回员工',
  past: '导入记录',
  pastTime: '时间与操作人',
  pastReport: '报告',
  pastNone: '还没有导入过',
  pastFailed: '导入记录没有读取成功',
  more: '更早的记录',
  pastStates: { draft: '草稿', applied: '已应用', undone: '已撤销' } satisfies Record<EmployeeImport['state'], string>,
  pastCounts: (added: number, changed: number, left: number) => `新增 ${added} · 变更 ${changed} · 离职 ${left}`,
  report: '看报告',
};

export type Texts = typeof texts;

const question = (title: string, text: string, yes: string, no: string) => ({
  title,
  text,
  yes,
  no,
  kind: 'outline' as const,
});

/** Words of every import; `people`: 旅客, 员工. */
export const importTexts = (people: string) => ({
  template: '下载模板',
  upload: '上传名单',
  limits: (rows: number) => `支持 .xlsx、.csv，不超过 2 MB，最多 ${rows} 位${people}`,
  unread: '文件读取失败，请重新选择',
  emptyFile: '文件是空的，请重新选择',
  progress: {
    reading: () => '正在读取文件…',
    judging: (done: number, total: number) => `正在校验 ${done} / ${total}`,
    importing: (done: number, total: number) => `正在导入 ${done} / ${total}`,
  },
  stopReading: '停止读取',
  stopImport: '停止导入',
  list: `${people}名单`,
  found: (count: number, name: string) => `${name}：共 ${count} 位${people}`,
  ignored: (titles: readonly string[]) => `这些列不会导入：${titles.join('、')}`,
  /** A word more about columns that are not imported; "" for none. */
  ignoredMore: (_titles: readonly string[]): string => '',
  mapping: '列对应',
  adjust: '调整列对应',
  fold: '收起列对应',
  auto: '自动',
  notImported: '不导入',
  samples: (samples: readonly string[]) => (samples.length ? `例：${samples.join('、')}` : '没有内容'),
  /** `title`: the earlier column. */
  repeated: (field: string, title: string) => `“${field}”已对应“${title}”列，请改选`,
  twice: '有两列对应同一项，请改选其中一列',
  lacking: (fields: readonly string[]) => `没有找到“${fields.join('”“')}”，请选择对应的列`,
  head: '表头',
  headless: '首行是数据',
  looksHeadless: '首行看起来是数据，没有列名时请勾选，否则首行不会导入',
  remembered: '已按上次的列对应读取',
  restore: '恢复自动',
  readAgain: (count: number) => `已按新的列对应读取 ${count} 行`,
  stale: '还没有按新的列对应读取',
  retry: '重新读取',
  mendsLost: (count: number) =>
    question(
      '部分修改不会保留',
      `有 ${count} 处修改所在的列已改为其他对应，读取后不会保留。`,
      '继续读取',
      '保持原来的对应',
    ),
  another: '换一个文件',
  anotherQuestion: question('换一个文件', '当前名单与修改不会保留。确定换一个文件吗？', '更换', '继续核对'),
  cancel: '取消',
  leftOut: (count: number) => `${count} 行有误，不会导入。可在表中修改，或导入后下载这 ${count} 行`,
  suggested: (count: number) => `${count} 处错误有修改建议，可在表格中逐项采用`,
  followAll: '全部采用',
  followed: (count: number) => `已按建议修改 ${count} 处`,
  allWrong: `没有可以导入的${people}，请先修改有误的行`,
  leave: question('名单还没有导入', '离开后，名单与修改不会保留。确定离开吗？', '离开', '继续导入'),
  saved: '文件已下载',
  period: '。',
  semicolon: '；',
});

/** Words that each import adds. */
interface OwnTexts<Field extends string> {
  title: string;
  lead: string;
  steps: readonly string[];
  /** Names the field of the file. */
  file: string;
  tips: readonly string[];
  fields: Readonly<Record<Field, string>>;
  /** On the button below the rows. */
  apply(count: number): string;
}

export type ImportTexts<Field extends string> = ReturnType<typeof importTexts> & OwnTexts<Field>;

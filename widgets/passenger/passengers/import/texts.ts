import { isDocumentHeading } from '#domain/passenger/documents/cert-words.ts';
import { importTexts } from '#parts/import/texts.ts';

const counts = (added: number, updated: number): string =>
  [added && `新增 ${added} 位`, updated && `更新 ${updated} 位`].filter(Boolean).join('，');

/** Every text of the import of passengers; messages of cells are in src/domain/passenger. */
export const texts = {
  ...importTexts('旅客'),
  title: '导入常旅客',
  lead: '把名单整理成表格，一次导入多位旅客',
  steps: ['上传名单', '核对与修改', '导入完成'],
  file: '旅客名单文件',
  tips: [
    '每行一位旅客，至少要有姓名和证件号码；列的顺序不限，无法识别的列名可在上传后手动对应',
    '证件号码请用文本格式填写，避免末几位变成 0；同一旅客的两种证件可各占一列',
    '证件已在常旅客中的会更新资料，空白单元格不改动原有内容',
    '文件只用于本次校验，不会保存',
  ],
  soFar: (text: string) => `已导入：${text}。其余旅客还没有导入，可以继续`,
  result: '导入结果',
  ignoredMore: (titles: readonly string[]): string =>
    titles.some(isDocumentHeading) ? '每行最多导入两个证件，其余证件可在导入后添加到该旅客' : '',
  columns: { name: '姓名', certificate: '证件', person: '出生日期与性别', kind: '类型与国籍', phone: '手机号码' },
  fields: {
    name: '姓名',
    englishName: '英文姓名',
    certType: '证件类型',
    certNo: '证件号码',
    certValidDate: '有效期至',
    issueCountry: '签发国（地区）',
    bornDate: '出生日期',
    sex: '性别',
    psgType: '旅客类型',
    nationality: '国籍（地区）',
    mobilePhone: '手机号码',
    otherCertType: '第二证件类型',
    otherCertNo: '第二证件号码',
    otherCertValidDate: '第二证件有效期至',
  },
  sexes: { M: '男', F: '女' },
  until: (day: string) => `${day} 到期`,
  added: '新增',
  updated: '更新',
  consent: '本人同意',
  consentTick: '我已取得以上旅客同意，可保存其身份信息用于预订',
  guardian: '监护人同意',
  guardianTick: '名单中有未满 14 周岁的儿童，我是其监护人，或已取得监护人同意',
  consentMissing: '请确认已取得本人同意后再导入',
  guardianMissing: '请由监护人勾选同意',
  apply: (count: number) => (count ? `导入 ${count} 位旅客` : '导入'),
  done: (added: number, updated: number) => (added + updated ? `已导入：${counts(added, updated)}` : '没有导入旅客'),
  noneDone: '没有导入旅客',
  doneText: counts,
  left: (count: number) => `还有 ${count} 行没有导入`,
  mend: '继续修改',
  downloadLeft: '下载未导入的名单',
  back: '返回常旅客',
  next: '再导入一个文件',
};

export type Texts = typeof texts;

/** Words of the import of external travellers where they differ. */
export const externalTexts: Texts = {
  ...texts,
  title: '导入外部出行人',
  lead: '把来访名单整理成表格，一次导入多位外部出行人',
  tips: [
    ...texts.tips.slice(0, 2),
    '证件已在外部出行人中的会更新资料，空白单元格不改动原有内容',
    ...texts.tips.slice(3),
  ],
  back: '返回外部出行人',
};

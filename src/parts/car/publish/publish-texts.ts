import { reachTexts } from '#parts/draft/reach/reach-texts.ts';

/** Words of a car standard before it is published. */
export const publishTexts = {
  title: (name: string) => `发布「${name}」`,
  ...reachTexts,
  from: '生效日期',
  first: '这是第一个版本',
  change: { added: '新增', removed: '删除', changed: '修改' },
  noChanges: '规则与生效中的版本相同',
  subject: (name: string) => `适用对象 ${name}`,
  wholeCompany: '全公司',
  night: '夜间安全',
  others: '带其他条件的规则',
  noteAsked: '修改说明（选填）',
  cancel: '取消',
  publish: '发布',
};
export type PublishTexts = typeof publishTexts;

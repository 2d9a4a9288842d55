/** Words of the submissions of one application. */
export const roundTexts = {
  title: '历次提交',
  round: (number: number) => `第 ${number} 次`,
  states: { approving: '审批中', approved: '已批准', refused: '已驳回', withdrawn: '已撤回', expired: '已过期' },
  current: '正在查看',
  open: '查看',
  openLabel: (number: number) => `查看第 ${number} 次提交`,
  former: (number: number, latest: number) => `这是第 ${number} 次提交的内容，仅供查看；最新为第 ${latest} 次`,
  again: (number: number, state: string, why: string) => `这是第 ${number} 次提交，上一次${state}：${why}`,
  toLatest: '查看最新',
  next: (number: number) => `与第 ${number} 次提交的差异`,
  nextSub: '只列不同之处',
  same: '两次提交的内容相同',
  item: '项目',
  before: (number: number) => `第 ${number} 次`,
  by: '差额',
};
export type RoundTexts = typeof roundTexts;

/** Words of the banner while a deputy is on duty. */
export const dutyTexts = {
  away: (to: string) => `代理中：您的审批由 ${to} 代为处理`,
  stands: (name: string) => `代理中：您正在代 ${name} 审批`,
  until: (at: string) => `至 ${at}`,
  company: (count: number) => `代理中：${count} 位审批人外出，由代理人处理`,
  end: '提前结束',
  giveBack: '结束代理',
  see: '查看',
};
export type DutyTexts = typeof dutyTexts;

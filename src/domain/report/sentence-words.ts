/** Sentences of a report; amounts, shares and changes come as they are shown. Words before others begin with their comma. */
export const sentenceWords = {
  say: (name: string) => name,
  spend: (amount: string, orders: number, tickets: number, compared: string) =>
    `净消费额 ${amount}，${orders} 单 ${tickets} 张票${compared}。`,
  spendLink: (orders: number) => `查看 ${orders} 单`,
  compared: (isMore: boolean, by: string, change: string, why: string) =>
    `，比对比期${isMore ? '增加' : '减少'} ${by}（${change}）${why}`,
  why: { volume: '票量变化', price: '票价变化', mix: '航线结构变化' },
  because: (why: string) => `，出票金额的变化主要来自${why}`,
  beside: (tickets: number) => `（另 ${tickets} 张不适用差标，不计入）`,
  within: (checked: number, beside: string) => `受差旅标准约束的 ${checked} 张票全部合规${beside}。`,
  withinLink: '查看合规票',
  over: (checked: number, share: string, beside: string, over: number, amount: string, why: string) =>
    `受差旅标准约束的 ${checked} 张票中，合规率 ${share}${beside}，超标 ${over} 张，超出标准 ${amount}${why}。`,
  overWhy: (reason: string) => `，最常见的原因是“${reason}”`,
  overLink: (over: number) => `查看这 ${over} 张`,
  missed: (tickets: number, amount: string) => `${tickets} 张票未选更低价，本可节省 ${amount}。`,
  missedLink: '按航线查看',
  late: (tickets: number, share: string, dearer: string) => `提前不到 3 天出票 ${tickets} 张，占 ${share}${dearer}。`,
  dearer: (share: string) => `，均价比提前 7 至 13 天的高 ${share}`,
  lateLink: '查看临近出票',
  route: (name: string, amount: string, share: string, average: string) =>
    `花费最多的航线是“${name}”，${amount}，占 ${share}，平均票价 ${average}。`,
  routeLink: '查看该航线',
  department: (name: string, by: string, change: string) =>
    `增加最多的部门是${name}，比对比期多 ${by}${change && `（${change}）`}。`,
  departmentLink: '查看该部门',
  refunded: (tickets: number, cost: string) => `退票 ${tickets} 张，损失 ${cost}`,
  changed: (tickets: number, cost: string) => `改签 ${tickets} 张，费用 ${cost}`,
  afterSale: (parts: readonly string[]) => `${parts.join('；')}。`,
  refundLink: '查看退票',
  changeLink: '查看改签',
};
export type SentenceWords = typeof sentenceWords;

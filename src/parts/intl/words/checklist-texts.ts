/** Words of the checklist of documents. */
export const checklistTexts = {
  title: '证件清单',
  sub: '按护照与经停点逐条列出；是否放行由航司与边检决定',
  until: (day: string, reason: string) => `证件须在 ${day} 仍有效：${reason}`,
  verified: '已核实',
  unverified: '未核实',
  kinds: { exit: '离境', entry: '入境', transit: '转机', passport: '证件有效期', minor: '未成年人' },
  verdicts: { ok: '无需办理', need: '需要准备', check: '请先确认' },
  read: (day: string) => `${day} 版`,
  met: '已满足',
  unmet: '不满足',
  holds: (name: string, day: string) => `✓ ${name} 证件至 ${day}`,
  lacks: (name: string, day: string, until: string) => `✗ ${name} 证件至 ${day}，早于 ${until}`,
  visa: '已填写签证',
  hasVisa: (name: string) => `✓ ${name} 已填写签证`,
  other: (name: string, country: string) => `${name}（国籍：${country}）不适用本条，请向使领馆确认`,
};

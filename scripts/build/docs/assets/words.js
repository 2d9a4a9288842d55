/** Texts that the guide's scripts write, in the language of the page. */
const all = {
  copy: ['Copy', '复制'],
  copied: ['Copied', '已复制'],
  selected: ['Selected', '已选中'],
  searchAll: ['Search the documentation', '搜索文档'],
  searchHint: ['Search: attribute, event, token, error …', '搜索：属性、事件、设计变量、错误码……'],
  search: ['Search', '搜索'],
  results: ['Results', '结果'],
  nothing: ['Nothing found', '没有结果'],
  type: ['Type to search', '输入关键词开始搜索'],
  tryIt: ['Try it', '试用'],
  try: ['Try', '试用'],
  choose: ['Choose', '选择'],
};
const isChinese = document.documentElement.lang === 'zh-CN';

export const words = Object.fromEntries(
  Object.entries(all).map(([name, [english, chinese]]) => [name, isChinese ? chinese : english]),
);
export const resultsOf = (count) => (isChinese ? `${count} 条结果` : `${count} ${count === 1 ? 'result' : 'results'}`);

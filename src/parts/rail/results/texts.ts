import type { RideSortKey, TimeBand } from '#domain/rail/search/ride-choices.ts';

const sorts: Readonly<Record<RideSortKey, readonly [up: string, down: string]>> = {
  departure: ['出发 早→晚', '出发 晚→早'],
  arrival: ['到达 早→晚', '到达 晚→早'],
  minutes: ['耗时 短→长', '耗时 长→短'],
  price: ['价格 低→高', '价格 高→低'],
};
const bands: Readonly<Record<TimeBand, string>> = {
  '00-06': '00:00–06:00',
  '06-12': '06:00–12:00',
  '12-18': '12:00–18:00',
  '18-24': '18:00–24:00',
};

export const resultsTexts = {
  sorts,
  bands,
  days: '预售期内的日期',
  rest: '休',
  work: '班',
  groups: {
    kinds: '车次类型',
    tags: '车型',
    fromStations: '出发车站',
    toStations: '到达车站',
    seatClasses: '席别',
    times: '发车时间',
  },
  onlyFree: '仅有票车次',
  compliant: '只看合规',
  yourStandard: '您的差标',
  othersStandard: '差标',
  filters: '筛选',
  clear: (count: number) => `清除 ${count} 项筛选`,
  clearAll: '清除筛选',
  seeAll: (count: number) => `查看 ${count} 个车次`,
  sortLabel: '排序',
  found: (all: number) => `共 ${all} 个车次`,
  left: (left: number, all: number) => `${left} / ${all} 个车次`,
  free: (count: number) => `${count} 个有票`,
  updated: (clock: string) => `${clock} 更新`,
  student: '学生票价',
  updating: '正在更新',
  refresh: '刷新余票',
  modify: '修改',
  rules: '同一证件同车次同区间限购 1 张，每单最多 5 张',
  closed: (clock: string) => `铁路系统维护中，暂停售票，可先搜索车次；${clock} 恢复`,
  notYet: (day: string, clock: string) => `这一天的车票 ${day} ${clock} 起售，现在可先搜索车次`,
  over: '当天的车次都已停售，请选择其他日期',
  folded: (count: number) => `${count} 个车次已停售，未列出`,
  showOver: '显示',
  otherDay: '看后一天',
  failedTitle: '车次查询失败',
  retry: '重试',
  oldList: '未能更新，显示的是上一次的结果',
  noneTitle: '没有直达车次',
  noneText: '换个日期，或试试同城的其他车站',
  nothingTitle: '没有符合条件的车次',
  nothingText: (all: number) => `这一天还有 ${all} 个车次，试试放宽条件`,
};

export type ResultsTexts = typeof resultsTexts;

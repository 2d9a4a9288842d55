import type { TrainSearchProblem } from '#domain/rail/search/train-search.ts';

const linkProblems: Record<TrainSearchProblem, string> = {
  from: '链接中的出发站不正确，请重新选择',
  to: '链接中的到达站不正确，请重新选择',
  same: '出发与到达不能相同，请重新选择到达站',
  date: '链接中的日期不正确，请重新选择',
  pastDate: '链接中的出发日期已过，请重新选择',
  farDate: '链接中的日期尚未开售，请选择预售期内的日期',
  choice: '链接中的部分选项无法识别，已忽略',
};

export const texts = {
  formLabel: '火车票搜索',
  travelType: '出行类型',
  business: '因公',
  private: '因私',
  from: '出发',
  to: '到达',
  date: '日期',
  swap: '交换出发与到达',
  choose: '城市或车站',
  student: '学生票',
  fast: '只看高铁动车',
  search: '搜索车次',
  searchAgain: '搜索',
  recent: '最近搜索',
  hidden: (way: string, day: string) => `登录后可查看 ${way} ${day} 的车次与余票`,
  logInToSee: '登录并查询',
  /** `isMain`: the city is called the same. */
  station: (name: string, _isMain: boolean) => `${name}站`,
  way: (from: string, to: string) => `${from} → ${to}`,
  linkProblems,
  partFailed: '加载失败，请检查网络',
  retry: '重试',
  failedTitle: '车次页面加载失败',
};

export type Texts = typeof texts;

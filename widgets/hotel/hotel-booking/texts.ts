import { partyText } from '#domain/hotel/stay-choice.ts';
import type { SearchProblem } from '#domain/hotel/hotel-search.ts';

const linkProblems: Record<SearchProblem, string> = {
  city: '链接中的城市不正确，请重新选择目的地',
  dates: '链接中的日期不完整，已改为可订日期',
  pastDate: '链接中的入住日期已过，已改为今天',
  farDate: '最多可提前 180 天预订，已改为今天',
  nights: '链接中的晚数不正确，一次可订 1 至 28 晚，已改为 1 晚',
  rooms: '每单可订 1 至 9 间房，已改为 1 间',
  adults: '每间可住 1 至 6 位成人，已改为 1 位',
  ages: '链接中的儿童年龄不正确，请重新填写',
  travelType: '链接中的出行类型不正确',
  choice: '链接中的部分筛选条件无法识别，已忽略',
};

export const texts = {
  formLabel: '酒店搜索',
  travelType: '出行类型',
  business: '因公',
  private: '因私',
  city: '目的地',
  cityHint: '城市、商圈、地标、酒店名',
  chooseCity: '选择城市或地点',
  words: '关键词',
  wordsHint: '商圈、地铁、品牌、酒店名',
  anywhere: '不限',
  dates: '入住 — 离店',
  people: '房间 · 客人',
  partyText,
  nights: (nights: number) => `共 ${nights} 晚`,
  search: '搜索酒店',
  searchAgain: '搜索',
  noCity: '请选择目的地',
  recent: '最近搜索',
  linkProblems,
  partFailed: '加载失败，请检查网络',
  retry: '重试',
  failedTitle: '酒店页面加载失败',
};

export type Texts = typeof texts;

import type { PsgType } from '#domain/passenger/psg-types.ts';

const hints: Record<PsgType, string> = {
  ADT: '12 岁及以上',
  CHD: '2–11 岁',
  INF: '未满 2 岁，不占座',
  SD: '录取通知或在读证明',
  SC: '海员证、派遣函',
  DR: '执业证',
  DL: '劳务合同',
  ZZ: '12–25 岁',
  CD: '60 岁及以上',
};

export const pickerTexts = {
  type: '城市、机场或国家，支持拼音、英文、三字码',
  hot: '热门',
  letters: '城市首字母',
  airportsOf: (city: string) => `${city}的机场`,
  allAirports: '全部机场',
  none: '没有找到，请换用城市名、拼音或三字码',
  loading: '城市表加载中…',
  failed: '城市表加载失败',
  retry: '重试',
  dayTitle: '选择日期',
  dayNote: '日期为出发地当地日期',
  hints,
  cabin: '舱位',
  peopleHint: (count: number) => `共 ${count} 人，最多 9 人；每位成人（青年除外）最多带 2 名儿童、1 名婴儿`,
  done: '完成',
};

import type { StationIndex } from '#domain/rail/search/station-search.ts';

export const pickerTexts = {
  /** Cities below their letters, in the order of the language. */
  lettersOf: (letters: StationIndex['letters']): StationIndex['letters'] => letters,
  /** Second search where nothing was found for what was typed: the same in the letters of the table. */
  otherwise: (_typed: string): string => '',
  type: '城市或车站，支持拼音、首字母、电报码',
  recent: '历史',
  clear: '清空',
  hot: '热门',
  letters: '城市首字母',
  stationsOf: (city: string) => `${city}的车站`,
  allStations: '全部车站',
  /** The meaning of the choice above it. */
  allHint: '“全部车站”查询该市各站的所有车次；选定一站只查该站',
  cityHint: (stations: number) => `城市 · ${stations} 个车站`,
  none: '没有找到，请换用城市名、站名或拼音',
  loading: '车站表加载中…',
  failed: '车站表加载失败',
  retry: '重试',
};

import type { TrainKind } from '#domain/rail/search/ride-choices.ts';

export const kindNames: Readonly<Record<TrainKind, string>> = {
  GC: 'G/C 高铁城际',
  D: 'D 动车',
  Z: 'Z 直达',
  T: 'T 特快',
  K: 'K 快速',
  other: '其他',
};

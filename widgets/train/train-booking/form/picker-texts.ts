export const pickerTexts = {
  dateTitle: '选择出发日期',
  presale: (last: string, clock: string) => `预售至 ${last}，当日 ${clock} 起售`,
};

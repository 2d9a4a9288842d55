export const pickerTexts = {
  dateTitle: '选择出发日期',
  presale: (last: string) => `预售至 ${last}，当日 08:00 起售`,
};

import { conflictTexts as shared } from '#parts/booking/conflict/conflict-texts.ts';

/** Words of what may come between the form and the order. */
export const conflictTexts = {
  ...shared,
  again: '选择其他房型',
  rateTitle: '房价有变动',
  rateText: '您查看后，酒店调整了价格。已填写的内容都会保留。',
};

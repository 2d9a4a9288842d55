export const calendarTexts = { addToCalendar: '加入日历' };

/** Of the ways on from a paid order. */
export const finishTexts = {
  back: (no: string) => `返回申请 ${no}`,
  waits: (names: string) => `${names} 按其差标另下一单`,
  go: (names: string) => `为 ${names} 下单`,
};

/** Words below a pasted text. */
export const pastedTexts = {
  abroad: '含境外航段：快捷下单仅限国内航班，行程已带到国际机票搜索',
  search: '去国际机票查询',
};

/** Words of amounts that a member may hide. */
export const texts = { hide: '隐藏金额', show: '显示金额', hidden: '＊＊＊＊' };

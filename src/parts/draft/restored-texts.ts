/** Words of a draft that was typed on another day. */
export const restoredTexts = {
  restored: (day: string) => `已恢复 ${day} 的草稿`,
  clear: '清空',
};

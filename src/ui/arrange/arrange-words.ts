/** Texts of rows that are moved. */
export const arrangeWords = {
  handle: (name: string) => `移动${name}，上下方向键调整顺序`,
  moved: (at: number, count: number) => `已移到第 ${at} 位，共 ${count} 位`,
};

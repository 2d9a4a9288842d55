export const texts = { here: '当前位置' };

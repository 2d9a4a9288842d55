export const texts = { about: '关于我们', opensInTab: '（在新窗口打开）' };

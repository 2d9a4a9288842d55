export const texts = {
  unknownTitle: '页面不存在',
  appTitle: '链接有误',
  refusedTitle: '无法打开此页面',
  unknownText: '您访问的页面不存在，请检查地址是否完整。',
  back: '返回上一页',
  home: '回到首页',
  start: '回到工作台',
  help: '需要帮助，请致电',
};

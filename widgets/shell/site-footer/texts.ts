export const texts = {
  price: '明码标价',
  priceText: '总价含税费，付款前一目了然',
  refund: '退改保障',
  refundText: '退改规则提前看，费用清清楚楚',
  honest: '无捆绑销售',
  honestText: '保险与服务均由您勾选',
  service: '24 小时服务',
  serviceText: '全年无休',
  about: '关于我们',
  links: '关于与条款',
  opensInTab: '（在新窗口打开）',
};

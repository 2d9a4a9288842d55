import type { DocumentType } from './catalogue.ts';

export const texts = {
  list: '协议与规则',
  contents: '目录',
  version: '版本',
  effective: '生效日期',
  updated: '更新日期',
  summary: '先看要点',
  summaryNote: '要点便于阅读，权利义务以正文为准。',
  history: '版本记录',
  print: '打印',
  top: '回到顶部',
  notices: '公告',
  noNotices: '暂无公告',
  noNoticesText: '有新的出行提示或规则变动时，会在这里公布。',
  failed: '内容没有加载成功',
  failedText: '请检查网络后重试',
  retry: '重试',
  unknown: '没有找到该文件',
  unknownText: '请从文件目录中选择。',
};

export const typeNames: Readonly<Record<DocumentType, string>> = {
  service_agreement: '服务协议',
  privacy: '隐私政策',
  air_rules: '国内机票预订须知',
  dangerous_goods: '锂电池及危险品乘机须知',
  train_rules: '火车票预订须知',
  hotel_rules: '酒店预订须知',
  notices: '公告',
  company: '关于我们',
};

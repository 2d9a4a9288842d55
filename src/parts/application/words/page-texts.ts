/** Words of the page of an application, of a trip or of an order. */
export const pageTexts = {
  failedTitle: '没有读取成功',
  failedText: '请检查网络后重试。',
  retry: '重试',
  missingTitle: '没有找到这份申请',
  toList: '返回列表',
  stale: '暂时无法刷新，以下是之前读取的内容。',
  urgedUntil: (time: string) => `已催办，${time} 后可再次催办`,
  seeOrder: '查看订单',
  info: '申请信息',
  progress: '审批进度',
};
export type PageTexts = typeof pageTexts;

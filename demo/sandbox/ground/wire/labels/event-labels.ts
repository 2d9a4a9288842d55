/** Fields of the subscriptions of server events. */
export const eventLabels: Readonly<Record<string, string>> = {
  before: '起始位置',
  deliveryId: '投递编号',
  isOn: '开关',
  kinds: '事件',
  results: '投递结果',
  'results.ms': '用时',
  'results.status': '状态码',
  'results.tries': '次数',
  since: '起始时间',
  subscriptionId: '订阅编号',
};

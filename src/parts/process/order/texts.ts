/** Words of an order, or of a request about it, that waits for the company. */
export const approvalTexts = {
  title: '审批',
  kinds: { order: '订单审批', change: '改签审批', refund: '退票审批' },
  states: { running: '待审批', agreed: '审批通过', refused: '审批未通过', withdrawn: '已撤回', lapsed: '审批超时' },
  no: (no: string) => `审批单 ${no}`,
  whys: { over: '超出差旅标准', fee: '费用须审批', change: '改签须审批', refund: '退票须审批' },
  waits: (names: string) => `等待${names}审批`,
  held: '占座剩余 ',
  heldEnd: '，到期未通过订单自动取消',
  asked: '申请已提交，审批通过后自动办理',
  urge: '催办',
  urged: '已提醒审批人',
  urgeFrom: (clock: string) => `${clock} 后可再次催办`,
  failed: '审批进度加载失败',
  retry: '重试',
  refused: (comment: string) => `驳回理由：${comment}`,
} as const;

import { showMoment } from '#domain/show-moment.ts';

/** Words of an order, or of a request about it, that waits for the company. */
export const approvalTexts = {
  title: '审批',
  kinds: { order: '订单审批', change: '改签审批', refund: '退票审批' },
  states: { running: '待审批', agreed: '审批通过', refused: '审批未通过', withdrawn: '已撤回', lapsed: '审批超时' },
  no: (no: string) => `审批单 ${no}`,
  list: (parts: readonly string[]) => parts.join('、'),
  moment: showMoment,
  whys: { over: '超出差旅标准', fee: '费用须审批', change: '改签须审批', refund: '退票须审批' },
  waits: (names: string) => `等待${names}审批`,
  held: '占座剩余 ',
  heldEnd: '，到期未通过订单自动取消',
  tooLate: (at: string) =>
    `按各级审批人通常用时，预计 ${at} 审完，可能赶不上占座时限。请催办或直接联系审批人，以免订单被取消`,
  asked: (at: string) => `${at} 提交，审批通过后自动办理；审批期间不能再次申请退改`,
  withdraw: '撤回申请',
  withdrawQuestion: { title: '撤回申请', text: '撤回后机票或车票保持不变，可以重新申请。', yes: '撤回申请' },
  withdrawn: '已撤回，订单保持不变',
  next: {
    order: '可选择差标内的航班、车次或酒店重新预订，或与审批人沟通后再提交',
    change: '订单保持不变，可调整后重新申请改签',
    refund: '订单保持不变，可补充说明后重新申请退票',
  },
  talk: '留言沟通',
  urge: '催办',
  urged: '已提醒审批人',
  urgeFrom: (clock: string) => `${clock} 后可再次催办`,
  moved: (from: string, to: string, by: string) => `审批已通过，价格由 ¥${from} 变为 ¥${to}（${by}），确认后可支付`,
  confirm: '确认新价格',
  confirmed: '价格已确认，请在支付时限内付款',
  fold: '收起',
  unfold: '查看审批过程',
  failed: '审批进度加载失败',
  retry: '重试',
  refused: (comment: string) => `驳回理由：${comment}`,
};
export type ApprovalTexts = typeof approvalTexts;

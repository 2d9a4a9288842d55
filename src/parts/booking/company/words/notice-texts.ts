import type { ApprovalTerms } from '#domain/company/preferences.ts';

/** Words of an order that the company decides on. */
export const approvalTexts = {
  asks: '提交后须公司审批，审批通过后才能支付。',
  by: (steps: ApprovalTerms['steps']) =>
    `预计由${steps.map(({ people, role }) => `${people.join('、')}（${role}）`).join('，再由')}审批`,
  hours: (minutes: number) => `约 ${minutes < 60 ? `${minutes} 分钟` : `${Math.round(minutes / 60)} 个工作小时`}`,
  takes: (hours: string, at: string) => `，${hours}（${at} 前后）`,
  askEarly: (names: string) => `提交后请尽早联系${names}，以免驳回。`,
  end: '。',
  separator: '、',
  held: (clock: string) => `提交后为您占座至约 ${clock}（以票价时限为准），到期未通过自动取消，不扣款。`,
  tooLate: (at: string) => `预计 ${at} 审完，可能赶不上占座时限。您可以：`,
  within: '改选标准内的方案，无须审批：',
  choose: '重新选择',
  atWork: (hours: string) => `在审批人的工作时间提交，${hours}可审完，来得及`,
  applyFirst: '先提交行程申请，获批后再预订：',
  apply: '去申请',
  call: (names: string) => `仍要提交：请立即联系${names}或其代理人；到期取消后可在订单页重新预订，价格重新核对`,
} as const;

/** Words of the trip application that an order is booked from. */
export const applicationTexts = {
  one: '本单使用行程申请 ',
  oneEnd: (reason: string, left: string) => `（${reason}），该产品剩余预算 ${left}。`,
  several: '有多份行程申请可用，请选择本次使用的申请',
  over: (by: string) => `超出申请预算 ¥${by}，变更获批后才能提交。`,
  unused: '本单不使用行程申请，不计入其预算。',
  without: '不使用申请',
  none: '公司要求出行前先申请，没有可用于本次行程的行程申请。',
  apply: '先提交行程申请',
} as const;

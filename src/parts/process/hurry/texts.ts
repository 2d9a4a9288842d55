/** Words of the ways to an earlier decision. */
export const hurryTexts = {
  up: (name: string, to: string) => `把${name}的审批转交上级${to}`,
  beside: (name: string, to: string) => `请上级${to}与${name}一同审批`,
  /** A deputy with the person who is away. */
  deputy: (name: string, of: string) => `${name}（代${of}）`,
  ends: (moment: string) => `预计 ${moment} 审完`,
  /** Held seats, or the end of an application, while one more is asked. */
  held: (kind: 'order' | 'trip' | 'change' | 'refund', until: string, end: string) =>
    `${kind === 'order' ? '占座保留到' : '申请到期时间'} ${until}${end && `，现预计 ${end} 审完`}。多一位审批人会更晚，到期前未审完将自动取消`,
  once: '每个审批节点只能加急一次，相关的人会收到通知',
  done: '已加急',
};
export type HurryTexts = typeof hurryTexts;

/** Words of the ways to an earlier decision. */
export const hurryTexts = {
  up: (name: string, to: string) => `把${name}的审批转交上级${to}`,
  beside: (name: string, to: string) => `请上级${to}与${name}一同审批`,
  /** A deputy with the person who is away. */
  deputy: (name: string, of: string) => `${name}（代${of}）`,
  ends: (moment: string) => `预计 ${moment} 审完`,
  once: '每个审批节点只能加急一次，相关的人会收到通知',
  done: '已加急',
};
export type HurryTexts = typeof hurryTexts;

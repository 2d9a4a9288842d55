/** Words of what an applicant does with an application, in its list and on its page. */
export const actTexts = {
  edit: '继续填写',
  withdraw: '撤回',
  withdrawChange: '撤回变更',
  copy: '复制',
  modify: '变更',
  remove: '删除',
  discard: '放弃变更',
  close: '关闭申请',
  book: '预订',
  urge: '催办',
  look: '查看',

  withdrawQuestion: (reason: string) => ({
    title: '撤回申请',
    text: `「${reason}」将停止审批，您可以修改后重新提交。`,
    yes: '撤回',
    no: '再想想',
  }),
  withdrawChangeQuestion: (reason: string) => ({
    title: '撤回变更',
    text: `「${reason}」的变更将停止审批，您可以修改后重新提交；已批准的版本不受影响。`,
    yes: '撤回变更',
    no: '再想想',
  }),
  withdrawn: '已撤回，可以修改后重新提交',
  submitted: (no: string) => (no ? `已提交，申请单号 ${no}` : '已提交'),
  removeQuestion: (reason: string) => ({
    title: '删除草稿',
    text: reason ? `「${reason}」将被删除，不能恢复。` : '这份草稿将被删除，不能恢复。',
    yes: '删除',
    no: '再想想',
    kind: 'danger' as const,
  }),
  removed: '草稿已删除',
  discardQuestion: (reason: string) => ({
    title: '放弃变更',
    text: `「${reason}」的变更内容将被删除，已批准的版本不受影响。`,
    yes: '放弃变更',
    no: '再想想',
    kind: 'danger' as const,
  }),
  discarded: '已放弃变更',
  closeQuestion: (reason: string) => ({
    title: '关闭申请',
    text: `「${reason}」关闭后不能再用来预订，已有订单不受影响。`,
    yes: '关闭申请',
    no: '再想想',
    kind: 'danger' as const,
  }),
  closed: '申请已关闭',
  urged: (names: readonly string[]) => (names.length ? `已提醒 ${names.join('、')} 审批` : '已提醒审批人'),
};

export type ActTexts = typeof actTexts;

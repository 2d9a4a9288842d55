/** Words of a batch of decisions. */
export const batchTexts = {
  title: '批量处理',
  sub: (count: number) => `已选 ${count} 件`,
  choices: { agree: '同意', refuse: '驳回', leave: '留下' },
  choiceOf: (name: string) => `${name}的决定`,
  overHint: '超标事项不随批同意，请逐件选择',
  reason: '驳回原因',
  reasonOf: (name: string) => `${name}的驳回原因`,
  needsReason: '请填写驳回原因，将通知申请人',
  sum: (agreed: number, refused: number, left: number) => `同意 ${agreed} 件，驳回 ${refused} 件，留下 ${left} 件`,
  submit: (count: number) => `提交 ${count} 个决定`,
  nothing: '请至少选择一件同意或驳回',
  cancel: '取消',
  close: '知道了',
  result: (done: number, failed: number) => `已处理 ${done} 件${failed ? `，${failed} 件未处理` : ''}`,
  done: { agree: '已同意', refuse: '已驳回' },
  failed: '未处理',
} as const;

/** Questions and messages of the writes of the list. */
export const commandTexts = {
  unbound: '已解除绑定',
  enterQuestion: (name: string) => ({
    title: `进入${name}`,
    text: '您将以该公司管理员的身份操作，每一步都会留下记录，对方可以查看。',
    yes: '进入',
    no: '取消',
    kind: 'primary' as const,
  }),
  unbindQuestion: (name: string) => ({
    title: `解除与${name}的绑定`,
    text: '解除后不再看到该公司的合计，也不能进入；该公司的人员、订单与账单不受影响。',
    yes: '解除绑定',
    no: '取消',
    kind: 'danger' as const,
  }),
  codeMade: '绑定码已生成',
};

export type Texts = typeof commandTexts;

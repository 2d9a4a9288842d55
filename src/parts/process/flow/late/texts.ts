/** Words of an approver's time limit. */
export const lateTexts = {
  limit: '限时处理',
  hours: '小时内未处理',
  /** Of a further step; the first one is 1. */
  hoursOf: (step: number) => `第 ${step} 步，小时内未处理`,
  hoursAfter: '小时',
  work: '只计工作时间',
  workHint: '工作日 09:00 至 18:00；周末与法定节假日不计，调休的上班日计入',
  late: '超时后',
  lateOf: (step: number) => `第 ${step} 步，超时后`,
  add: '再加一步',
  remove: (step: number) => `删除第 ${step} 步`,
  chainHint: '各步都从收到审批时算起。转交上级后，接手的人按余下的步骤处理；最后一步是转交上级的，从第一步重新开始。',
  noLimit: '不限时',
  lateHint: '按往常用时赶不上占座或截止时间的，申请人与审批人可在审批页转交上级，或签的节点还可请上级一同审批。',
};
export type LateTexts = typeof lateTexts;

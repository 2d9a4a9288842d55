const kept = (isOpen: boolean): string => (isOpen ? '出发站可换同城车站，到达站不变' : '出发站、到达站不变');

/** Words of the two kinds of change, under the name of its page. */
export const kindTexts = {
  kind: '变更方式',
  kinds: { same: '改签', other: '变更到站' },
  /** `isOpen`: another station of the same city may be chosen for the departure. */
  kindNote: (isOpen: boolean) =>
    `改签：${kept(isOpen)}。变更到站：${isOpen ? '出发站限同城' : '出发站不变'}，须在开车前 48 小时以上。每张车票只能改 1 次。`,
  kindLate: (isOpen: boolean) => `距开车不足 48 小时，不能变更到站；改签：${kept(isOpen)}。每张车票只能改 1 次。`,
  freedJoined: '同一行程的车次有变动',
  freed: (isOpen: boolean) =>
    `铁路原因，本次改签免手续费，不计入改签次数，${kept(isOpen)}。新车票价高于原票只补票价差额，低于原票差额全部退回。`,
};

/** Of the host of an external traveller, and the reason of the visit. */
export const guestTexts = {
  hostId: '接待员工',
  hostHint: '邀请该出行人的同事',
  visitReason: '来访事由',
  reasonForm: '如 供应商来访、候选人面试',
};

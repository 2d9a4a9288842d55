/** Words of the pieces of applications that several screens show. */
export const partTexts = {
  elsewhere: '在其他平台预订',
  noCity: '没有找到这个城市',
  wait: '正在读取城市…',
  /** Between the first and the last day. */
  until: ' 至 ',
  waits: (names: readonly string[]) =>
    names.length > 2 ? `等待 ${names.slice(0, 2).join('、')} 等 ${names.length} 人` : `等待 ${names.join('、')}`,
  /** 申请已过期 */
  ended: (state: string) => `申请${state}`,
  changes: { draft: '变更未提交', approving: '变更审批中', refused: '变更被驳回' },
};
export type PartTexts = typeof partTexts;

import type { ProcessKind } from '#domain/process/schema.ts';

const pace = '按近 30 天的处理速度，';

/** The case ends before its last decision is expected: what a reader can do about it. */
export function afterHoldNote(kind: ProcessKind, isApprover: boolean): string {
  const lapses = `${pace}${kind === 'order' ? '占座' : '申请'}可能在审批完成前到期`;
  if (isApprover) return `${lapses}，请优先处理`;
  return kind === 'order'
    ? `${lapses}。可直接联系审批人，或取消订单后改选标准内的方案；到期取消后也可重新预订，价格重新核对`
    : `${lapses}，可直接联系审批人`;
}

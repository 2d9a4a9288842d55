import type { AuditDetail } from '#contract/approval.ts';
import type { OrderType } from '#domain/product/names.ts';
import type { PolicyProduct } from '#domain/policy/schema.ts';

/** Products of a company's rules as the order list names them. */
export const orderTypeOf: Readonly<Partial<Record<PolicyProduct, OrderType>>> = {
  flight: 'airTicket',
  intl: 'intl',
  train: 'train',
  hotel: 'hotel',
};

/** The order that a case is about, of the product of its lines; null: none that can be opened here. */
export function orderOfCase({
  kind,
  lines,
  subjectId,
  elsewhere,
}: AuditDetail): { type: string; orderNo: string } | null {
  const type = lines[0] && orderTypeOf[lines[0].product];
  return type && kind !== 'trip' && !elsewhere ? { type, orderNo: subjectId } : null;
}

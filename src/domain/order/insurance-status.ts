import type { StatusLook } from '../product/status-table.ts';

/** Insurance status of one passenger (specification 2, section 4). */
export const insuranceStatus = { none: 0, insured: 1, cancelled: 2, failed: 3, refunded: 4, refunding: 5 } as const;

const looks: readonly StatusLook[] = [
  { label: '未投保', dot: '' },
  { label: '已投保', dot: 'ok' },
  { label: '已取消', dot: '' },
  { label: '投保失败', dot: 'bad' },
  { label: '已退保', dot: '' },
  { label: '退保中', dot: 'warn' },
];

/** Paid, and insured with the ticket. */
const awaitsTicket: StatusLook = { label: '出票后生效', dot: 'warn' };

/** Label and dot of any code of an order in `orderStatus`; an unknown one stays visible in grey. */
export function insuranceLook(code: number, orderStatus: number): StatusLook {
  if (code === insuranceStatus.none && (orderStatus === 1 || orderStatus === 7)) return awaitsTicket;
  return looks[code] ?? { label: `状态 ${code}`, dot: '' };
}

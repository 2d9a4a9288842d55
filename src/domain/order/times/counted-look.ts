import type { StatusLook } from '../../product/status-table.ts';

/** The look of an order by the gravest change of its times, with their number where there are several. */
export const countedLook = (look: StatusLook, count: number): StatusLook =>
  count > 1 ? { ...look, label: `${look.label}等 ${count} 处变更` } : look;

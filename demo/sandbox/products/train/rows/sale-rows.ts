import type { RailChangeContent, RailRefundContent } from '../../../ground/database/tables/tables-rail.ts';
import type { SaleWith } from '../../../orders/sales/sale-rows.ts';

export type RailRefund = SaleWith<'refund', RailRefundContent>;
export type RailChange = SaleWith<'change', RailChangeContent>;
export type RailSale = RailRefund | RailChange;

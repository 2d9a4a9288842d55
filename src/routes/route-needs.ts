import type { Need } from '#domain/menu/needs.ts';

/**
 * Routes that need more than a level: the needs of a menu item hold for its route, for the older twin of that
 * page and for its forms and details, so that a hidden item is not one typed address away.
 */
export const routeNeeds: Readonly<Record<string, Need>> = {
  travel_application: 'tripFlags',
  travel_application_order: 'tripFlags',
  travel_application_add: 'tripFlags',
  travel_add_applycation: 'tripFlags',
  travel_audit: 'canAudit',
  travel_audit_order: 'canAudit',
  travel_audit_details: 'canAudit',
  travel_examination_list: 'canAudit',
  travel_examination_info: 'canAudit',
  city_quick_order: 'pnrImport',
  quick_order: 'pnrImport',
  bill_airSaleBill: 'pnrImport',
  bill_airRefundBill: 'pnrImport',
  bill_airChangesBill: 'pnrImport',
  airSale_bill: 'pnrImport',
  airRefund_bill: 'pnrImport',
  airChanges_bill: 'pnrImport',
};

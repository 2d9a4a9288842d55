/** Menu ids by what they list. */
const workbenches = [1, 2, 3];
const account = [10, ...workbenches];
const tripAudit = [26];
const tripApplication = [23, 26, ...workbenches];
const orders: Readonly<Record<string, readonly number[]>> = { airTicket: [12], gp: [13], hotel: [14], train: [15] };

/**
 * Routes that are no menu item themselves (details, forms, the older twins of a page) and the items they belong under
 * (not in the specification): the first one that the viewer sees is the current item and leads the breadcrumb.
 */
const owners: Readonly<Record<string, readonly number[]>> = {
  passengers: [22, ...workbenches],
  import_passengers: [22, ...workbenches],
  edit_passengers: [22, ...workbenches],
  external_passengers: [21, ...workbenches],
  import_external_passengers: [21, ...workbenches],
  credit_member_list: [20],
  import_employees: [20],
  quick_order: [32],
  subordinate: [35],
  my_center_index: account,
  self_info: account,
  setting: account,
  address_list: account,
  expense_proof: account,
  recommended: account,
  city_recommended: account,
  invoice_management: account,
  edit_invoice: account,
  pay_authorization_code: account,
  my_wallet: account,
  rewards_transferred_out: account,
  rewrads_detail: account,
  tianhanbao_detail: account,
  recharge_index: account,
  recharge_pay: account,
  recharge_finish: account,
  integral_bill: account,
  recharge_bill: account,
  putforward_bill: account,
  bill_rechargeBill: account,
  bill_putforwardBill: account,
  finance_rewards_out: [18],
  finance_rewrads_detail: [18],
  finance_recharge_record: [18],
  order_list: [4],
  ticket_order_details: [12],
  hotel_order_details: [14],
  my_hotel_order_detail: [14],
  train_order_details: [15],
  intl_order_details: [4],
  business_bill: [16],
  transaction_bill: [34],
  recom_bill: [36],
  share_bill: [37],
  airSale_bill: [38],
  airRefund_bill: [39],
  airChanges_bill: [40],
  sum_bill: [33],
  finance_report_detailed: [5],
  report_form_air: [5, ...workbenches],
  report_form_intl_air: [5, ...workbenches],
  report_form_train: [5, ...workbenches],
  report_form_hotel: [5, ...workbenches],
  report_form_car: [5, ...workbenches],
  travel_application_add: tripApplication,
  travel_apply_details: tripApplication,
  travel_applycation_detail: tripApplication,
  travel_dometic_applycation_detail: tripApplication,
  travel_intl_applycation_detail: tripApplication,
  travel_applycation_detail_order: [24, 27, ...workbenches],
  travel_audit_details: tripAudit,
  travel_examination_list: [26],
  travel_examination_info: tripAudit,
  travel_examination_install_info: [28],
  travel_edit_process_settings: [28],
  travel_standard_install_info: [29],
  travel_edit_standard_settings: [29],
  travel_standard: [29, ...workbenches],
  travel_preferen_setting: [30],
  travel_replace_install_list: [31],
  usecar_install_info: [45],
};

/** Menu ids that a route belongs under, best first; none for booking, payment and public pages. */
export function ownersOf(routeName: string, values: Readonly<Record<string, string>> = {}): readonly number[] {
  if (routeName === 'my_order_list') return [...(orders[values['type'] ?? ''] ?? []), 4];
  const known = (Object.hasOwn(owners, routeName) && owners[routeName]) || [];
  return known === tripAudit && values['noteType'] === '1' ? [27] : known;
}

export const ownedRoutes: readonly string[] = ['my_order_list', ...Object.keys(owners)];

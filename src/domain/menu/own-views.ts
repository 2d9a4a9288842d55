type Values = Readonly<Record<string, string>>;

/** Name of a view that is a page of its own at the address of another one; undefined: the page itself. */
export const viewNameOf = (routeName: string, { view }: Values): string | undefined =>
  view === 'trips' && routeName.endsWith('order_list') ? '行程视图' : undefined;

const request = ['申请详情', '申请详情'];
/** Titles by route: without an id in the address, or with 0, a new thing is begun; with one, where the route's own title says another thing. */
const titles: Readonly<Record<string, readonly string[]>> = {
  edit_invoice: ['新增抬头'],
  edit_passengers: ['新增旅客'],
  travel_edit_process_settings: ['新建审批流程'],
  travel_examination_install_info: ['新建审批流程', '编辑审批流程'],
  travel_dometic_applycation_detail: request,
  travel_intl_applycation_detail: request,
};

/** Title of a place that shows another thing than its route's title says; undefined: the route's own. */
export const titleOf = (routeName: string, values: Values): string | undefined =>
  viewNameOf(routeName, values) ?? titles[routeName]?.[Number(values['id']) ? 1 : 0];

type Values = Readonly<Record<string, string>>;

/** Name of a view that is a page of its own at the address of another one; undefined: the page itself. */
export const viewNameOf = (routeName: string, { view }: Values): string | undefined =>
  view === 'trips' && routeName.endsWith('order_list') ? '行程视图' : undefined;

/** Titles by route: without an id in the address, or with 0, a new thing is begun; with one, where the route's own title says another thing. */
const titles: Readonly<Record<string, readonly string[]>> = {
  edit_invoice: ['新增抬头'],
  edit_passengers: ['新增旅客'],
  travel_edit_process_settings: ['新建审批流程'],
  travel_examination_install_info: ['新建审批流程', '编辑审批流程'],
  travel_edit_standard_settings: ['新建差旅标准'],
  travel_standard_install_info: ['新建差旅标准', '编辑差旅标准'],
};

/** Title of a place that shows another thing than its route's title says; undefined: the route's own. */
export const titleOf = (routeName: string, values: Values): string | undefined =>
  viewNameOf(routeName, values) ??
  // Older addresses say the product; an application is for several.
  (routeName.endsWith('_applycation_detail') ? '申请详情' : titles[routeName]?.[Number(values['id']) ? 1 : 0]);

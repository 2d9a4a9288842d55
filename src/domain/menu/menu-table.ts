import type { LevelKey } from '#domain/account/level.ts';
import type { ProductSwitch } from '../product/names.ts';
import type { Need } from './needs.ts';

/** One item of the menu (specification 1, section 3.3). */
export interface MenuRow {
  id: number;
  /** 0: at the top. */
  parentId: number;
  name: string;
  /** Name for credit sub-members (7_0). */
  employeeName?: string;
  /** Absent: only holds its children. */
  routeName?: string;
  query?: Readonly<Record<string, string>>;
  members: readonly LevelKey[];
  needs?: Need;
  /** Only where the application's switch of this name is on. */
  product?: Sold;
  /** A partner that lists this item has listed the row as well. */
  listedWith?: number;
  /** Purpose of the item, in one line. */
  description?: string;
  /** Parameters of its route. */
  params?: Readonly<Record<string, string>>;
}

/** A product that an application may switch off, with all its menu items. */
export type Sold = ProductSwitch | 'applyForForm';

const corporate: readonly LevelKey[] = ['70'];
const employees: readonly LevelKey[] = ['7_0'];
const company: readonly LevelKey[] = ['70', '7_0'];
const distributors: readonly LevelKey[] = ['40'];
const operators: readonly LevelKey[] = ['40', '50'];
const accounts: readonly LevelKey[] = ['10', '20', '30', '40', '50'];
const travellers: readonly LevelKey[] = ['10', '20', '30', '40', '50', '7_0'];
export const everyone: readonly LevelKey[] = ['10', '20', '30', '40', '50', '70', '7_0'];

/** The menu tree, held against tests/tables/menu.tsv; its order is the order on screen. Load it with the shell. */
export const menuTable: readonly MenuRow[] = [
  { id: 1, parentId: 0, name: '企业工作台', routeName: 'company_index', members: corporate },
  { id: 2, parentId: 0, name: '差旅工作台', routeName: 'travel_central_index', members: employees },
  { id: 3, parentId: 0, name: '工作台', routeName: 'PersonalCentralIndex', members: distributors },
  { id: 4, parentId: 0, name: '订单管理', employeeName: '差旅订单', members: everyone },
  {
    id: 12,
    parentId: 4,
    name: '机票订单',
    routeName: 'order_list',
    query: { type: 'airTicket' },
    members: everyone,
    product: 'airTicket',
  },
  {
    id: 13,
    parentId: 4,
    name: '公务票订单',
    routeName: 'order_list',
    query: { type: 'gp' },
    members: everyone,
    product: 'airTicket',
  },
  {
    id: 14,
    parentId: 4,
    name: '酒店订单',
    routeName: 'order_list',
    query: { type: 'hotel' },
    members: everyone,
    product: 'hotel',
  },
  {
    id: 15,
    parentId: 4,
    name: '火车票订单',
    routeName: 'order_list',
    query: { type: 'train' },
    members: everyone,
    product: 'train',
  },
  { id: 5, parentId: 0, name: '财务管理', members: corporate },
  { id: 16, parentId: 5, name: '企业账单', routeName: 'finance_enterprise_bill', members: corporate },
  { id: 17, parentId: 5, name: '结算设置', routeName: 'finance_settlement_set', members: corporate },
  { id: 18, parentId: 5, name: '企业充值', routeName: 'finance_recharge', members: corporate },
  {
    id: 19,
    parentId: 5,
    name: '交易账单设置',
    routeName: 'finance_report_detailed',
    query: { tab: 'bill' },
    members: corporate,
  },
  { id: 6, parentId: 0, name: '人员管理', members: everyone },
  { id: 20, parentId: 6, name: '企业员工', routeName: 'personnel_enterprise_stall', members: corporate },
  { id: 21, parentId: 6, name: '外部出行人', routeName: 'personnel_external', members: company },
  { id: 22, parentId: 6, name: '常旅客', routeName: 'personnel_passengers', members: travellers },
  { id: 7, parentId: 0, name: '出差申请', members: employees },
  {
    id: 23,
    parentId: 7,
    name: '行程申请',
    routeName: 'travel_application',
    members: employees,
    needs: 'tripFlags',
    product: 'applyForForm',
  },
  {
    id: 24,
    parentId: 7,
    name: '订单申请',
    routeName: 'travel_application_order',
    members: employees,
    needs: 'tripFlags',
    product: 'applyForForm',
  },
  { id: 8, parentId: 0, name: '差旅审批', members: company },
  {
    id: 26,
    parentId: 8,
    name: '行程审批',
    routeName: 'travel_audit',
    members: company,
    needs: 'canAudit',
    product: 'applyForForm',
  },
  {
    id: 27,
    parentId: 8,
    name: '订单审批',
    routeName: 'travel_audit_order',
    members: company,
    needs: 'canAudit',
    product: 'applyForForm',
  },
  { id: 9, parentId: 0, name: '差旅设置', members: corporate },
  { id: 28, parentId: 9, name: '审批流程设置', routeName: 'travel_process_settings', members: corporate },
  { id: 29, parentId: 9, name: '差旅标准设置', routeName: 'travel_standard_settings', members: corporate },
  { id: 30, parentId: 9, name: '偏好设置', routeName: 'travel_preferen_settings', members: corporate },
  { id: 31, parentId: 9, name: '代订人设置', routeName: 'travel_replace_settings', members: corporate },
  { id: 45, parentId: 9, name: '用车标准', routeName: 'usecar_manager_list', members: corporate },
  { id: 10, parentId: 0, name: '账户中心', routeName: 'account_center', members: accounts },
  { id: 25, parentId: 0, name: '子公司管理', routeName: 'sub_companies', members: corporate },
  { id: 11, parentId: 0, name: '城市运营', members: operators },
  {
    id: 32,
    parentId: 11,
    name: '快捷下单',
    routeName: 'city_quick_order',
    members: operators,
    needs: 'pnrImport',
    product: 'airTicket',
  },
  { id: 35, parentId: 11, name: '下级管理', routeName: 'city_subordinate', members: operators },
  { id: 33, parentId: 0, name: '账单报表', members: travellers },
  { id: 34, parentId: 33, name: '交易账单', routeName: 'bill_transactionBill', members: travellers },
  { id: 36, parentId: 33, name: '推荐收入', routeName: 'bill_recomBill', members: travellers },
  { id: 37, parentId: 33, name: '分润收入', routeName: 'bill_shareBill', members: operators },
  {
    id: 38,
    parentId: 33,
    name: '机票销售报表',
    routeName: 'bill_airSaleBill',
    members: operators,
    needs: 'pnrImport',
    product: 'airTicket',
  },
  {
    id: 39,
    parentId: 33,
    name: '机票退票报表',
    routeName: 'bill_airRefundBill',
    members: operators,
    needs: 'pnrImport',
    product: 'airTicket',
  },
  {
    id: 40,
    parentId: 33,
    name: '机票改签报表',
    routeName: 'bill_airChangesBill',
    members: operators,
    needs: 'pnrImport',
    product: 'airTicket',
  },
  {
    id: 41,
    parentId: 33,
    name: '机票汇总报表',
    routeName: 'bill_airSumBill',
    members: operators,
    product: 'airTicket',
  },
  { id: 42, parentId: 33, name: '酒店汇总报表', routeName: 'bill_hotelSumBill', members: operators, product: 'hotel' },
  {
    id: 43,
    parentId: 33,
    name: '火车票汇总报表',
    routeName: 'bill_trainSumBill',
    members: operators,
    product: 'train',
  },
];

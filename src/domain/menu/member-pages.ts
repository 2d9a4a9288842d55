import type { LevelKey } from '#domain/account/level.ts';

interface MemberPage {
  route: 'my_wallet' | 'self_info' | 'setting' | 'invoice_management' | 'report_form_air';
  name: string;
  /** Routes that belong to the page, besides its own. */
  parts?: readonly string[];
}

const pages: readonly MemberPage[] = [
  {
    route: 'my_wallet',
    name: '我的钱包',
    parts: ['rewards_transferred_out', 'rewrads_detail', 'tianhanbao_detail'],
  },
  { route: 'self_info', name: '个人信息' },
  { route: 'setting', name: '安全设置' },
  { route: 'invoice_management', name: '发票抬头', parts: ['edit_invoice'] },
  {
    route: 'report_form_air',
    name: '报表',
    parts: ['report_form_intl_air', 'report_form_train', 'report_form_hotel', 'report_form_car'],
  },
];

/** Pages of the other members' account that the menu of their name leads to. */
export const accountPages: readonly MemberPage[] = pages.slice(0, 3);

/**
 * Pages of companies and their employees, whose menu has no account centre to lead to them. What a partner's users see
 * is the partner's choice alone.
 */
export const memberPagesOf = (level: LevelKey, isThirdParty: boolean): readonly MemberPage[] =>
  !isThirdParty && (level === '70' || level === '7_0') ? pages : [];

/** True on the page's own route and on those that belong to it. */
export const isOnPage = ({ route, parts = [] }: MemberPage, name: string): boolean =>
  name === route || parts.includes(name);

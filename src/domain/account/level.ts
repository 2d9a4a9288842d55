/** Level of a member for menus, routes and calls (specification 1, section 6). `999`: not logged in. */
export type LevelKey = '10' | '20' | '30' | '40' | '50' | '70' | '7_0' | '999';

interface Levelled {
  memberType: number;
  creditMemberId: number;
  creditEmployeeId: number;
}

/** The level key of a member: a corporate employee first, then the corporate account, then the member type. */
export function levelKeyOf(member: Levelled | null): LevelKey {
  if (!member) return '999';
  if (member.creditEmployeeId > 0) return '7_0';
  if (member.creditMemberId > 0) return '70';
  return [10, 20, 30, 40, 50, 70].includes(member.memberType) ? (`${member.memberType}` as LevelKey) : '999';
}

/** A corporate employee, who has a travel standard; not the company's own account. */
export const isEmployee = (member: Levelled | null): boolean => levelKeyOf(member) === '7_0';

/** Companies and their employees choose between 因公 and 因私. */
export const mayTravelForCompany = (member: Levelled | null): boolean => ['70', '7_0'].includes(levelKeyOf(member));

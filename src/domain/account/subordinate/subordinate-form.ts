import { isMobilePhone } from '../phone.ts';
import { ownRate, showRate, typesOf } from './subordinate.ts';

interface SubordinateForm {
  /** Of a new one; a kept phone cannot be changed by the superior. */
  mobilePhone: string;
  realName: string;
  memberType: string;
  /** Percent as typed: `0.5`. */
  commission: string;
}

/** Percent with at most one decimal as thousandths; undefined where it is no such number. */
export function permilleOf(percent: string): number | undefined {
  const plain = percent.normalize('NFKC').replace(/[%\s]/g, '');
  return /^\d{1,2}(\.\d)?$/.test(plain) ? Math.round(Number(plain) * 10) : undefined;
}

/** Message for a rate above the superior's own; undefined for a valid one. */
export function rateFault(permille: number, most: number): string | undefined {
  return permille > most ? `分给对方的比例不能高于您自己的分润比例 ${showRate(most)}` : undefined;
}

/** Messages of the form by field. `isNew`: it creates the member. */
export function checkSubordinate(
  { mobilePhone, realName, memberType, commission }: SubordinateForm,
  { superiorType, isNew }: { superiorType: number; isNew: boolean },
): Record<string, string> {
  const permille = permilleOf(commission);
  const rate =
    permille === undefined ? '请输入百分比，最多一位小数，如 0.5' : rateFault(permille, ownRate(superiorType));
  return {
    ...(isNew && !isMobilePhone(mobilePhone) && { mobilePhone: mobilePhone ? '请正确输入手机号码' : '请输入手机号码' }),
    ...(!/^[\p{L}·.\s-]{2,30}$/u.test(realName.trim()) && {
      realName: realName.trim() ? '姓名为 2 至 30 个字，不含数字和符号' : '请输入姓名',
    }),
    ...(!typesOf(superiorType).includes(Number(memberType)) && { memberType: '请选择会员类型' }),
    ...(rate && { commission: rate }),
  };
}

interface TreeMember {
  memberId: string;
  /** "": the member at the top. */
  superiorId: string;
}

/** True where the new superior is the member or lies below the member. */
export function wouldCycle(members: readonly TreeMember[], memberId: string, superiorId: string): boolean {
  const above = new Map(members.map((one) => [one.memberId, one.superiorId]));
  const passed = new Set<string>();
  for (let at: string | undefined = superiorId; at && !passed.has(at); at = above.get(at)) {
    if (at === memberId) return true;
    passed.add(at);
  }
  return false;
}

import type { Envelope } from '#contract/row.ts';
import { isBankCard } from '#domain/format-checks.ts';
import { checkBudgetUnit } from '#domain/passenger/budget-unit.ts';
import { checkContactName } from '#domain/passenger/contact.ts';
import type { Member } from '../../../ground/call.ts';
import { badInput, refuse } from '../../../ground/call.ts';
import type { TravelType } from '../answers/flight-holds.ts';

interface Terms {
  agreed: boolean;
  documentConsent: boolean;
  travelType: TravelType;
}

interface GpTerms {
  gpFlag: 0 | 1;
  travelType: TravelType;
  budgetUnit?: string | undefined;
  unitCard?: string | undefined;
}

/** Consent is never assumed, and business travel is for the company's people (specification 2, section 6). */
export function checkConsent(input: Terms, member: Member): Envelope<never> | undefined {
  if (!input.agreed) return badInput('agreed', '请阅读并同意服务协议、退改签规则与危险品须知');
  if (!input.documentConsent) return badInput('documentConsent', '请同意将证件信息提供给承运航司用于出票');
  const isCorporate = member.level === '70' || member.level === '7_0';
  if (input.travelType === 'business' && !isCorporate) return refuse(403, '仅企业账户及其员工可因公出行');
  return undefined;
}

export function checkContact({ name }: { name: string }): Envelope<never> | undefined {
  const message = checkContactName(name);
  return message ? badInput('contact.name', message) : undefined;
}

/** A government-purchase ticket names its budget unit and the unit's bank card. */
export function checkGp({ gpFlag, travelType, budgetUnit = '', unitCard = '' }: GpTerms): Envelope<never> | undefined {
  if (!gpFlag) return undefined;
  if (travelType === 'business') return badInput('gpFlag', '公务票请按因私流程预订');
  const message = checkBudgetUnit(budgetUnit);
  if (message) return badInput('budgetUnit', message);
  return isBankCard(unitCard) ? undefined : badInput('unitCard', '请输入 16 或 19 位单位银行卡号');
}

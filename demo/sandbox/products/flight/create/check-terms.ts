import type { Selectable } from 'kysely';
import type { Verified } from '#contract/flight.ts';
import type { Envelope } from '#contract/row.ts';
import { isBankCard } from '#domain/format-checks.ts';
import { fenOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { checkBudgetUnit } from '#domain/passenger/budget-unit.ts';
import { checkContactName } from '#domain/passenger/contact.ts';
import type { Member } from '../../../ground/call.ts';
import { badInput, refuse } from '../../../ground/call.ts';
import type { AirOrderRow } from '../../../ground/database/tables/tables-order.ts';
import type { TravelType } from '../answers/flight-holds.ts';

interface Terms {
  agreed: boolean;
  documentConsent: boolean;
  travelType: TravelType;
  overReason?: string | undefined;
  costCenter?: string | undefined;
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

/** A government-purchase ticket names its budget unit and the unit's bank card (domain.md, Menus and members). */
export function checkGp({ gpFlag, travelType, budgetUnit = '', unitCard = '' }: GpTerms): Envelope<never> | undefined {
  if (!gpFlag) return undefined;
  if (travelType === 'business') return badInput('gpFlag', '公务票请按因私流程预订');
  const message = checkBudgetUnit(budgetUnit);
  if (message) return badInput('budgetUnit', message);
  return isBankCard(unitCard) ? undefined : badInput('unitCard', '请输入 16 或 19 位单位银行卡号');
}

/** Checks these seats against the travel standard: allowed, allowed with a reason, or refused. */
export function checkStandard(
  input: Terms,
  verified: Pick<Verified, 'segments' | 'standard' | 'costCenters'>,
): Envelope<never> | undefined {
  if (input.travelType !== 'business') return undefined;
  const verdicts = verified.segments.map(({ seat }) => seat.standard);
  const forbidden = verdicts.find((one) => one?.verdict === 'forbidden');
  if (forbidden) return refuse(403, `超出差旅标准，不可预订：${forbidden.reason}`, { kind: 'overStandard' });
  const over = verdicts.find((one) => one?.verdict === 'over');
  if (over && verified.standard?.control === 'forbid')
    return refuse(403, `超出差旅标准，不可预订：${over.reason}`, { kind: 'overStandard' });
  if (over && verified.standard?.control === 'reason' && !input.overReason)
    return badInput('overReason', '所选航班超出差旅标准，请填写超标原因');
  if (input.costCenter && !verified.costCenters.includes(input.costCenter))
    return badInput('costCenter', '成本中心不存在，请重新选择');
  return undefined;
}

/** The standard's judgement of a business order, for reports; false for a private one. */
export const judgementOf = (
  verified: Pick<Verified, 'segments' | 'standard'> | false,
  adults: number,
  missed: Fen,
): Pick<Selectable<AirOrderRow>, 'verdict' | 'over_amount' | 'missed'> =>
  verified && verified.standard
    ? {
        verdict: isOverStandard(verified) ? 'over' : 'in',
        over_amount: adults * verified.segments.reduce((sum, { seat }) => sum + fenOf(seat.standard?.overBy ?? '0'), 0),
        missed: adults * missed,
      }
    : { verdict: 'none', over_amount: 0, missed: 0 };

export const isOverStandard = (verified: Pick<Verified, 'segments'>): boolean =>
  verified.segments.some(({ seat }) => seat.standard !== undefined && seat.standard.verdict !== 'ok');

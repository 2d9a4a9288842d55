import { tidyDay } from '#base/typed-day.ts';
import type { Day } from '../../china-time.ts';
import { isDay } from '../../china-time.ts';
import { certTypes } from './cert-types.ts';
import type { CertType } from './cert-types.ts';

/** Words for a text that is no day: another form, or a day that no calendar has. */
export const noDay = (text: string, example: string, what: string): string =>
  /^\d{4}年?$/.test(text)
    ? `${what}只有年份，请补充月和日`
    : /^\d{4}-\d{2}-\d{2}$/.test(text)
      ? `${what}不存在，请核对月份与日期`
      : `请按 ${example} 的格式输入${what}`;

/** Documents must be valid on every day of travel, the day itself included. */
export function checkValidity(type: CertType, typed: Day | '', travelDays: readonly Day[]): string {
  if (!typed) return certTypes[type].expires ? '请输入证件有效期' : '';
  const validDate = tidyDay(typed);
  if (!isDay(validDate)) return noDay(validDate, '2030-01-31', '证件有效期');
  const [first = '', last = first] = travelDays;
  if (first && validDate < first) return `证件在出行日 ${first} 前到期，请更换证件`;
  if (last && validDate < last) return `证件在返程日 ${last} 前到期，请更换证件`;
  return '';
}

/** Only the server has the number, which it adds from the member's saved passengers. `kept`: the number as it is shown, masked. */
export const isKept = ({ certNo, kept }: { certNo: string; kept?: string }): boolean => !certNo && !!kept;

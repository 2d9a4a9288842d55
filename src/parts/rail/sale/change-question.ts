import type { TrainChangeQuote } from '#contract/train-sale.ts';
import { fenOf, showFen } from '#domain/money.ts';
import type { Services } from '#kit/services.ts';
import { rideText } from './ride-text.ts';

/** A change of destination has a name of its own. */
export const changeName = (isOther: boolean): string => (isOther ? '变更到站' : '改签');

/** Asks before a change that is done by the press: with something to pay, the payment is what ends it. */
export async function isChangeWanted({ say }: Pick<Services, 'say'>, quote: TrainChangeQuote | null): Promise<boolean> {
  if (!quote || fenOf(quote.totals.due) > 0) return true;
  const { old, new: fresh, lines, totals, isOtherStation } = quote;
  const name = changeName(isOtherStation);
  const back = fenOf(totals.back) > 0 ? `退回 ¥${showFen(fenOf(totals.back), true)}` : '没有差额可退';
  return await say.confirm({
    title: `确认${name} ${lines.length} 张？`,
    text: `${rideText(old)} 改为 ${rideText(fresh)}。${back}。确认后立即生效，不能撤回，每张票只能改 1 次。`,
    yes: `确认${name}`,
    no: '再想想',
  });
}

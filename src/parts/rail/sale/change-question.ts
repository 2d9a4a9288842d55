import type { TrainChangeQuote } from '#contract/train-sale.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { sayOf } from '#kit/say.ts';
import type { Services } from '#kit/services.ts';
import { textsOf } from '#kit/use-texts.ts';
import { rideText } from './ride-text.ts';
import { questionTexts } from './words/question-texts.ts';

/** Asks before a change that is done by the press: with something to pay, the payment is what ends it. */
export async function isChangeWanted(
  services: Pick<Services, 'say' | 'config'>,
  quote: TrainChangeQuote | null,
): Promise<boolean> {
  if (!quote || fenOf(quote.totals.due) > 0) return true;
  const { old, new: fresh, lines, totals, isOtherStation } = quote;
  const own = sayOf(services);
  const t = textsOf(services, 'train-question', questionTexts);
  const back = fenOf(totals.back) > 0 ? showFen(fenOf(totals.back), true) : '';
  return await services.say.confirm({
    title: t.title(isOtherStation, lines.length),
    text: t.text(rideText(old, own), rideText(fresh, own), back),
    yes: t.yes(isOtherStation),
    no: t.no,
  });
}

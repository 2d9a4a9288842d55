import type { intl } from '#contract/intl.ts';
import type { intlSchemas } from '#contract/intl.schema.ts';
import { later } from '../../ground/call.ts';
import type { HandlersOf } from '../../ground/call.ts';

/** The network of the world is made for the first of its calls. */
export const intlHandlers: HandlersOf<typeof intl, typeof intlSchemas> = {
  query: later(async () => (await import('../../products/intl/answers/answer-query.ts')).answerIntlQuery),
  lowPrices: later(async () => (await import('../../products/intl/answers/answer-low-prices.ts')).answerIntlLowPrices),
};

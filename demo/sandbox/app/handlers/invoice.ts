import type { invoice } from '#contract/invoice.ts';
import type { invoiceSchemas } from '#contract/invoice.schema.ts';
import type { HandlersOf } from '../../ground/call.ts';
import { listTitles, makeDefaultTitle, readTitle, removeTitle, saveTitle } from '../own-data/invoice-titles.ts';

export const invoiceHandlers: HandlersOf<typeof invoice, typeof invoiceSchemas> = {
  list: listTitles,
  detail: readTitle,
  save: saveTitle,
  makeDefault: makeDefaultTitle,
  remove: removeTitle,
};

import { actingTexts } from '#widgets/account-words.en.ts';
import { texts as frame } from '#widgets/shell/account-frame/texts.en.ts';
import { texts as breadcrumb } from '#widgets/shell/breadcrumb/texts.en.ts';

/** English words of the menu beside the pages of an account. */
export const frameTables: Readonly<Record<string, object>> = {
  'account-frame': frame,
  breadcrumb,
  acting: actingTexts,
};

import { formTexts } from '#screens/words/form-texts.en.ts';
import { texts as screens } from '#screens/texts.en.ts';
import { texts as views } from '#screens/views/texts.en.ts';
import { countdownWords } from '#ui/display/countdown-words.en.ts';
import { listWords } from '#ui/list/words/list-words.en.ts';
import { pagerWords } from '#ui/list/words/pager-words.en.ts';

/** English words of lists and of the frames of screens, by the names that they are read by. */
export const screenTables: Readonly<Record<string, object>> = {
  screens,
  forms: formTexts,
  'list-views': views,
  list: listWords,
  pager: pagerWords,
  countdown: countdownWords,
};

import { formTexts } from '#screens/words/form-texts.en.ts';
import { texts as screens } from '#screens/texts.en.ts';
import { texts as views } from '#screens/views/texts.en.ts';
import { arrangeWords } from '#ui/arrange/arrange-words.en.ts';
import { chartWords } from '#ui/chart/chart-words.en.ts';
import { countdownWords } from '#ui/display/countdown-words.en.ts';
import { listWords } from '#ui/list/words/list-words.en.ts';
import { pagerWords } from '#ui/list/words/pager-words.en.ts';
import { treeWords } from '#ui/tree/tree-words.en.ts';
import { weekWords } from '#ui/week/week-words.en.ts';

/** English words of lists and of the frames of screens, by the names that they are read by. */
export const screenTables: Readonly<Record<string, object>> = {
  screens,
  forms: formTexts,
  'list-views': views,
  list: listWords,
  pager: pagerWords,
  countdown: countdownWords,
  arrange: arrangeWords,
  chart: chartWords,
  tree: treeWords,
  week: weekWords,
};

import type { Twin } from '#base/wording.ts';
import type { ImportWords } from './import-words.ts';

export const importWords: Twin<ImportWords> = {
  choose: 'Choose a file',
  drop: ' or drop it here',
  again: 'Choose another file',
  reading: 'Reading the file…',
  wrongType: (endings) => `Choose a ${endings} file`,
  tooLarge: (size) => `At most ${size}`,
  several: 'One file at a time',
  line: 'Row',
  verdict: 'Result',
  show: 'Show',
  all: (count) => `All ${count}`,
  wrong: (count) => `With errors ${count}`,
  edit: 'Edit',
  close: 'Done',
  remove: 'Remove',
  editLine: (line) => `Edit row ${line}`,
  closeLine: (line) => `Done with row ${line}`,
  removeLine: (line) => `Remove row ${line}`,
  faults: (count) => (count === 1 ? '1 error' : `${count} errors`),
  suggestion: (text) => `Change to ${text}`,
  noWrong: 'Nothing to fix',
  and: ' or ',
};

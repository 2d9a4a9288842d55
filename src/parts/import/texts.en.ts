import type { Twin } from '#base/wording.ts';
import type { importTexts as own } from './texts.ts';

const question = (title: string, text: string, yes: string, no: string) => ({
  title,
  text,
  yes,
  no,
  kind: 'outline' as const,
});
const rows = (count: number): string => (count === 1 ? '1 row' : `${count} rows`);

/** `people`: employees, travellers. */
export const importTexts = (people: string): Twin<ReturnType<typeof own>> => ({
  template: 'Download template',
  upload: 'Upload a list',
  limits: (most) => `.xlsx or .csv, at most 2 MB and ${most} ${people}`,
  unread: 'The file could not be read. Choose it again',
  emptyFile: 'The file is empty. Choose another one',
  progress: {
    reading: () => 'Reading the file…',
    judging: (done, total) => `Checking ${done} / ${total}`,
    importing: (done, total) => `Importing ${done} / ${total}`,
  },
  stopReading: 'Stop',
  stopImport: 'Stop',
  list: `List of ${people}`,
  found: (count, name) => `${name}: ${count} ${count === 1 ? people.slice(0, -1) : people}`,
  ignored: (titles) => `Columns that are not imported: ${titles.join(', ')}`,
  ignoredMore: () => '',
  mapping: 'Columns',
  adjust: 'Adjust columns',
  fold: 'Hide columns',
  auto: 'Auto',
  notImported: 'Not imported',
  samples: (samples) => (samples.length ? `Like ${samples.join(', ')}` : 'Empty'),
  repeated: (field, title) => `${field} is column "${title}" already`,
  twice: 'Two columns are the same field: change one of them',
  lacking: (fields) => `No column for ${fields.join(', ')}: select it`,
  head: 'Heading',
  headless: 'The first row is data',
  looksHeadless: 'The first row looks like data. Tick this if there are no headings, or it is not imported',
  remembered: 'Read with the columns of last time',
  restore: 'Back to automatic',
  readAgain: (count) => `Read again with these columns: ${rows(count)}`,
  stale: 'Not yet read with these columns',
  retry: 'Read again',
  mendsLost: (count) =>
    question(
      'Some edits are lost',
      `${count === 1 ? '1 edit is' : `${count} edits are`} in columns that are now another field, and will be lost.`,
      'Read anyway',
      'Keep columns',
    ),
  another: 'Another file',
  anotherQuestion: question('Another file', 'This list and your edits are lost.', 'Change file', 'Stay'),
  cancel: 'Cancel',
  leftOut: (count) =>
    `${rows(count)} with errors ${count === 1 ? 'is' : 'are'} not imported. Fix them here, or download them afterwards`,
  suggested: (count) => `${count === 1 ? '1 error has' : `${count} errors have`} a suggestion in the table`,
  followAll: 'Use all',
  followed: (count) => `${count === 1 ? '1 cell' : `${count} cells`} changed as suggested`,
  allWrong: `No ${people} can be imported: fix the rows with errors first`,
  leave: question('Not imported yet', 'The list and your edits are lost when you leave.', 'Leave', 'Stay'),
  saved: 'File downloaded',
  period: '. ',
  semicolon: '; ',
});

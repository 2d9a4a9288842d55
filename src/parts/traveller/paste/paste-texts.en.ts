import type { Twin } from '#base/wording.ts';
import type { pasteTexts as chinese } from './paste-texts.ts';

export const pasteTexts: Twin<typeof chinese> = {
  label: (people) => `Paste details of ${people.toLowerCase()}`,
  hint: 'One a line: name, document number, mobile number (optional)',
  run: 'Fill in',
  cancel: 'Cancel',
  nothing: 'No name and number found. Check the text and try again, or fill in the form',
  read: (people, most, count, left, unread) =>
    `Filled in ${people.toLowerCase()}: ${count}. Please check${
      left ? `. An order has ${most} at most, ${left} left out` : ''
    }${unread.length ? `. Not read: ${unread.map((piece) => `“${piece}”`).join(', ')}` : ''}`,
};

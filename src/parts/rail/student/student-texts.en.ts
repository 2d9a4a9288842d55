import type { Twin } from '#base/wording.ts';
import { studentJourneys } from '#domain/rail/ticket-types.ts';
import type { studentTexts as chinese } from './student-texts.ts';

export const studentTexts: Twin<typeof chinese> = {
  title: 'Proof of study',
  sub: 'Between the cities of home and school, 4 single trips a school year; checked at the gate',
  of: (name) => `Proof of study of ${name}`,
  someone: 'a passenger',
  left: (left) => `${left} of ${studentJourneys} trips left this school year`,
  school: 'School',
  schoolHint: 'Full name, in Chinese',
  entered: 'Year of entry',
  enteredHint: 'Like 2024',
  years: 'Length of study',
  yearsOf: (years) => `${years} years`,
  from: 'From',
  fromHint: 'City of home, in Chinese',
  to: 'To',
  toHint: 'City of the school, in Chinese',
};

import type { Twin } from '#base/wording.ts';
import type { ProblemWords } from './problem-words.ts';

export const problemWords: Twin<ProblemWords> = {
  noDepartment: (path) => `There is no department "${path}"`,
  noLevel: (text) => `There is no level "${text}"`,
  noCostCenter: (text) => `There is no cost centre "${text}"`,
  noFlag: (text) => `"${text}" is not yes or no`,
  noState: (text) => `"${text}" is not active, invited, suspended or left`,
  noDay: (text) => `"${text}" is not a day, enter one like 2026-03-02`,
  noManager: (text) => `There is no manager "${text}"`,
  circle: (names) => `Managers form a circle: ${names.join(' → ')}`,
  sameAs: (line) => `Same as row ${line}`,
};

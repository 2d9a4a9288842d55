import type { Day } from '../china-time.ts';
import { checkSavedPassenger } from '../passenger/check-saved.ts';
import type { CertType } from '../passenger/documents/cert-types.ts';

/** One document of an employee, entered by the company. The number of an ID card contains birthday and sex. */
interface EmployeeDocument {
  certType: CertType;
  certNo: string;
  certValidDate?: Day | '' | undefined;
  issueCountry?: string | undefined;
  /** LAST/FIRST; "": it stays. */
  englishName?: string | undefined;
  bornDate?: Day | '' | undefined;
  sex?: 'M' | 'F' | '' | undefined;
  /** The employee has agreed that the company keeps it. */
  consent: boolean;
}

/** Errors by field, for client and server. `known`: birthday of the employee as a traveller, if known. */
export function checkEmployeeDocument(
  { certType, certNo, certValidDate, bornDate, ...input }: EmployeeDocument,
  { name, known, today }: { name: string; known: Day | ''; today: Day },
): Readonly<Record<string, string>> {
  const errors = checkSavedPassenger(
    { ...input, name, psgType: 'ADT', bornDate: bornDate || known, documents: [{ certType, certNo, certValidDate }] },
    today,
  );
  return Object.fromEntries(
    Object.entries(errors).map(([field, words]) => [field.replace(/^documents\.\d+\./, ''), words]),
  );
}

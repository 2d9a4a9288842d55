import { fenOf, showFen } from '../money.ts';
import type { Fen } from '../money.ts';

/** Both amounts of a mixed payment as typed in their fields, and their errors. */
export interface SplitFields {
  company: string;
  personal: string;
  /** The wrong field and its error; undefined when both can be sent. */
  error?: {
    side: 'company' | 'personal';
    kind: 'notMoney' | 'overCompanyMax' | 'nothingPersonal' | 'nothingCompany' | 'overTotal';
    limit: Fen;
  };
}

const fixed = (fen: Fen): string => showFen(fen, true);

/** "1,446.00" → 144600, full-width figures too; undefined when it is no amount with at most two decimals. */
export function typedFen(text: string): Fen | undefined {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[,\s¥]/g, '')
    .replace(/^\./, '0.')
    .replace(/\.$/, '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? fenOf(plain) : undefined;
}

/** The suggested split: the company as much as it may. */
export const splitOf = (companyFen: Fen, personalFen: Fen): SplitFields => ({
  company: fixed(companyFen),
  personal: fixed(personalFen),
});

/**
 * One amount is typed, the other follows, their sum is always the order. The company pays no more than
 * `companyMax` (standard + tolerance + taxes); both pay something, else it is no mixed payment.
 * The typed text stays in its field, also when it is wrong.
 */
export function typeSplit(
  fields: SplitFields,
  side: 'company' | 'personal',
  text: string,
  total: Fen,
  companyMax: Fen,
): SplitFields {
  const other = side === 'company' ? 'personal' : 'company';
  const typed = typedFen(text);
  const kept = { company: fields.company, personal: fields.personal, [side]: text };
  if (typed === undefined) return { ...kept, error: { side, kind: 'notMoney', limit: 0 } };
  if (typed > total) return { ...kept, error: { side, kind: 'overTotal', limit: total } };
  const derived = { ...kept, [other]: fixed(total - typed) };
  const company = side === 'company' ? typed : total - typed;
  if (company > companyMax)
    return {
      ...derived,
      error: { side, kind: 'overCompanyMax', limit: side === 'company' ? companyMax : total - companyMax },
    };
  if (company === 0) return { ...derived, error: { side, kind: 'nothingCompany', limit: 0 } };
  if (company === total) return { ...derived, error: { side, kind: 'nothingPersonal', limit: 0 } };
  return derived;
}

/** A left field shows its amount as amounts are shown: 1,446.00; one with an error keeps what was typed. */
export function tidySplit(fields: SplitFields): SplitFields {
  const company = typedFen(fields.company);
  const personal = typedFen(fields.personal);
  return fields.error || company === undefined || personal === undefined ? fields : splitOf(company, personal);
}

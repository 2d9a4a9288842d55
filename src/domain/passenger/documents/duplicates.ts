import { findSameKeys } from '../../sheet/same-keys.ts';
import type { CertType } from './cert-types.ts';
import { longIdNumber, tidyCertNo } from './id-card.ts';

interface NumberedDocument {
  certType: CertType;
  certNo: string;
}

/** One key for one document, however it is typed: a 15-digit card and its 18 digits are the same. */
export function certKey(document: NumberedDocument): string {
  const number = tidyCertNo(document.certNo);
  return `${document.certType}:${document.certType === '1' ? longIdNumber(number) : number}`;
}

/** For each entry the position of the first one with the same document, or -1. Empty numbers never match. */
export const findDuplicates = (documents: readonly NumberedDocument[]): number[] =>
  findSameKeys(documents.map((document) => (document.certNo.trim() ? certKey(document) : '')));

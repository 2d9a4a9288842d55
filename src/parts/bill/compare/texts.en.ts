import type { Twin } from '#base/wording.ts';
import type { CompareTexts } from './texts.ts';

export const compareTexts: Twin<CompareTexts> = {
  say: (name) => name,
  close: 'OK',
  title: 'Compared with the cycle before',
  of: (no, rows) => `${no} · ${rows} ${rows === 1 ? 'row' : 'rows'}`,
  by: { products: 'By product', departments: 'By department' },
  before: 'Before',
  after: 'Now',
  change: 'Change',
  sum: 'Total',
  why: 'Why',
};

/**
 * A day while it is being typed: `20300131` and `2030/1/31` become `2030-01-31`, `203001` `2030-01`.
 * Hyphens come by themselves; deleting one deletes nothing else.
 */
export function typedDay(text: string): string {
  const plain = text.normalize('NFKC').trim();
  const parts = /^(\d{4})\D+(\d{1,2})(\D+(?:(\d{1,2})\D*)?)?$/.exec(plain);
  if (parts) {
    const [, year = '', month = '', more, day = ''] = parts;
    if (more) return `${year}-${month.padStart(2, '0')}-${day}`;
    return `${year}-${month}`;
  }
  const digits = plain.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter(Boolean).join('-');
}

/** When the field is left: `2030-1-5` and `2030-01-5` become `2030-01-05`. */
export function tidyDay(text: string): string {
  const [year = '', month, day] = text.split('-');
  return month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}

/**
 * Bookings of other systems: their columns look like those of eTerm and mean something else, so a half reading would
 * be a wrong one. Returns the system's name, "" for a text that is none of theirs.
 */
export function otherSystemOf(text: string): string {
  if (/(?:^|\n)[ \t]{0,9}(?:-{3} ?(?:TST|RLR|SFP|MSC|AXR|NHP|PRT)\b|RP\/[A-Z\d]{8,9}\/)/.test(text)) return 'Amadeus';
  const numberedTwice = /(?:^|\n)[ \t]{0,9}1\.[ \t]?1[A-Z]+\/[A-Z]/.test(text);
  // A day of the week in figures stands between date and cities.
  const hasDayFigure =
    /(?:^|\n)[ \t]{0,9}\d{1,2}[ \t.]{1,4}[A-Z\d]{2}[ \t]{0,3}\d{1,4}[ \t]{0,3}[A-Z][ \t]{1,3}\d{1,2}[A-Z]{3}[ \t]{1,3}[1-7QJ][ \t]{0,2}\*?[A-Z]{6}/.test(
      text,
    );
  if (hasDayFigure) return numberedTwice ? 'Sabre' : 'Amadeus';
  return numberedTwice || /(?:^|\n)[ \t]{0,9}(?:FONE-|TKTG-|FQ-|RLOC |ACKN-|VLOC-)/.test(text)
    ? 'Sabre 或 Travelport'
    : '';
}

/** Rows that the seats of one order may be in. */
const wishRows = [1, 2] as const;

/** `1A` → row 1, letter A. */
const letterOf = (seat: string): string => seat.slice(1);

/**
 * Adds a seat, or takes it out again, in order of row and letter. The seat of a single passenger gives way to another
 * one; of several it is not known which, and null is the answer where all of them have one.
 */
export function toggleSeat(wishes: readonly string[], seat: string, most: number): string[] | null {
  if (wishes.includes(seat)) return wishes.filter((one) => one !== seat);
  if (most === 1) return [seat];
  return wishes.length < most ? [...wishes, seat].sort() : null;
}

/** The seats of a party without a wish of its own: side by side, in one row as far as it goes. */
export function seatsTogether(seatRows: readonly (readonly string[])[], count: number): string[] {
  const seats = seatRows.flat();
  if (count <= seats.length) {
    // A group on one side of the aisle that takes them all comes first.
    const side = seatRows.find((letters) => letters.length >= count) ?? seats;
    return side.slice(0, count).map((letter) => `1${letter}`);
  }
  const first = Math.ceil(count / 2);
  return [
    ...seats.slice(0, first).map((letter) => `1${letter}`),
    ...seats.slice(0, count - first).map((letter) => `2${letter}`),
  ];
}

/** How the asked seats lie to each other, in a sentence; "" for none. */
export function wishInWords(wishes: readonly string[], seatRows: readonly (readonly string[])[]): string {
  if (!wishes.length) return '';
  const letters = seatRows.flat();
  const rows = wishRows
    .map((row) => wishes.filter((seat) => seat.startsWith(String(row))).map(letterOf))
    .filter((row) => row.length);
  const said = rows.map((row) => row.join('、')).join('，前后排 ');
  if (wishes.length === 1) return `${said} 座${windowOrAisle(letterOf(wishes[0] ?? ''), seatRows)}`;
  const [only = []] = rows;
  const isBeside =
    rows.length === 1 && only.every((letter, at) => letters.indexOf(letter) === letters.indexOf(only[0] ?? '') + at);
  if (!isBeside) return `${said}，${rows.length === 1 ? '同排不相邻' : '前后两排'}`;
  const sides = seatRows.filter((side) => side.some((letter) => only.includes(letter))).length;
  return `${said}，${wishes.length} 人同排${sides > 1 ? '，隔过道' : '相邻'}`;
}

function windowOrAisle(letter: string, seatRows: readonly (readonly string[])[]): string {
  const letters = seatRows.flat();
  if (letter === letters[0] || letter === letters.at(-1)) return '，靠窗';
  const isAisle = seatRows.some((side, at) => (at ? side[0] : side.at(-1)) === letter);
  return isAisle ? '，靠过道' : '，中间';
}

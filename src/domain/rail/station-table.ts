/** A station as the pickers show it and find it. */
export interface StationRow {
  name: string;
  /** Three letters; 61 of them are also codes of airports, so the two never share a table. */
  telecode: string;
  /** `beijingnan` */
  pinyin: string;
  /** `bjn` */
  initials: string;
  city: string;
  province: string;
}

/** A station with a syllable for each character of its name: `bei`, `jing`, `nan`. */
export interface SpelledStation extends StationRow {
  syllables: readonly string[];
}

export function spelled(name: string, telecode: string, letters: string, city: string, province: string) {
  const syllables = (letters.match(/[A-Z][a-z]*/g) ?? []).map((syllable) => syllable.toLowerCase());
  const initials = syllables.map((syllable) => syllable.charAt(0)).join('');
  return { name, telecode, pinyin: syllables.join(''), initials, city, province, syllables };
}

const letterA = 65;
const letters = 26;

/** The code of a station that none is known for: its initials, or the next letters that no other has; never one letter thrice. */
export function madeCode(initials: string, isTaken: (code: string) => boolean): string {
  const numberOf = (at: number) => initials.toUpperCase().charCodeAt(at) - letterA;
  const [first, second, last] = [numberOf(0), numberOf(1), numberOf(initials.length - 1)];
  for (let step = 0; ; step += 1) {
    const places = [first, second + Math.floor(step / letters), last + step];
    const code = String.fromCharCode(...places.map((place) => (place % letters) + letterA));
    if (!isTaken(code) && code !== code.charAt(0).repeat(3)) return code;
  }
}

const made = '.';

/**
 * Stations as they are sent, a line each: characters by their syllable (`an安鞍bei北贝`); syllables that differ from
 * it (row, place, syllable); first, second and third letters of the codes, those that `madeCode` makes as a dot; then
 * for each province its name and its cities, each with its stations. A name is `-` and what follows the city's, or the
 * count of characters that it shares with the one before and what follows them, or written out.
 */
export function writeStations(rows: readonly SpelledStation[]): string {
  const places = new Map<string, Map<string, SpelledStation[]>>();
  for (const row of rows) {
    const cities = places.get(row.province) ?? new Map<string, SpelledStation[]>();
    places.set(row.province, cities.set(row.city, [...(cities.get(row.city) ?? []), row]));
  }
  const sent = [...places.values()].flatMap((cities) => [...cities.values()].flat());
  const readings = usualReadings(sent);
  const odd = sent.flatMap(({ name, syllables }, row) =>
    syllables.flatMap((syllable, at) =>
      syllable === readings.get(name.charAt(at)) ? [] : [`${row.toString(36).toUpperCase()}-${at}${syllable}`],
    ),
  );
  const bySyllable = new Map<string, string>();
  for (const [character, syllable] of readings) bySyllable.set(syllable, (bySyllable.get(syllable) ?? '') + character);
  return [
    [...bySyllable]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flat()
      .join(''),
    odd.join(' '),
    ...writeCodes(sent),
    ...Array.from(places, ([province, cities]) =>
      [province, ...Array.from(cities, ([city, stations]) => writeCity(city, stations))].join(','),
    ),
  ].join('\n');
}

/** The syllable that most of a character's uses have. */
function usualReadings(rows: readonly SpelledStation[]): ReadonlyMap<string, string> {
  const uses = new Map<string, Map<string, number>>();
  for (const { name, syllables } of rows)
    for (let at = 0; at < name.length; at += 1) {
      const [character, syllable = ''] = [name.charAt(at), syllables[at]];
      const counts = uses.get(character) ?? new Map<string, number>();
      uses.set(character, counts.set(syllable, (counts.get(syllable) ?? 0) + 1));
    }
  return new Map(
    Array.from(uses, ([character, counts]) => [character, [...counts].reduce((a, b) => (b[1] > a[1] ? b : a))[0]]),
  );
}

/**
 * A code is a dot where the rule makes the same one from those that are written and those made before. A wrong one may
 * only follow from another before it, so the first of each two letters is written at a time.
 */
function writeCodes(rows: readonly SpelledStation[]): string[] {
  const codes = rows.map(({ telecode, initials }) =>
    telecode.startsWith(initials.slice(0, 2).toUpperCase()) ? made : telecode,
  );
  for (let isRight = false; !isRight;) {
    isRight = true;
    const seen = new Set<string>();
    const read = readCodes(rows, codes);
    rows.forEach(({ telecode }, row) => {
      const pair = telecode.slice(0, 2);
      if (read[row] === telecode || seen.has(pair)) return;
      codes[row] = telecode;
      seen.add(pair);
      isRight = false;
    });
  }
  return [0, 1, 2].map((at) => codes.map((code) => code.charAt(at)).join(''));
}

function readCodes(rows: readonly { initials: string }[], codes: readonly string[]): string[] {
  const taken = new Set(codes);
  return rows.map(({ initials }, row) => {
    const code = codes[row] ?? made;
    if (code !== made) return code;
    const own = madeCode(initials, (one) => taken.has(one));
    taken.add(own);
    return own;
  });
}

function writeCity(city: string, stations: readonly StationRow[]): string {
  let before = '';
  const names = stations.map(({ name }) => {
    let shared = 0;
    while (shared < before.length && name[shared] === before[shared]) shared += 1;
    before = name;
    if (name.startsWith(city)) return `-${name.slice(city.length)}`;
    return shared ? `${shared}${name.slice(shared)}` : name;
  });
  return [city, ...names].join(' ');
}

/** Reads what `writeStations` wrote. `gap` stands between the syllables of the pinyin. */
export function readStations(table: string, gap = ''): StationRow[] {
  const [readings = '', odd = '', first = '', second = '', third = '', ...provinces] = table.split('\n');
  const rows = provinces.flatMap((line) => {
    const [province = '', ...cities] = line.split(',');
    return cities.flatMap((words) => {
      const [city = '', ...names] = words.split(' ');
      let before = '';
      return names.map((word) => {
        const mark = word.charAt(0);
        const kept = mark === '-' ? city : mark >= '0' && mark <= '9' ? before.slice(0, Number(mark)) : '';
        before = mark === '-' || kept ? kept + word.slice(1) : word;
        return { name: before, city, province };
      });
    });
  });
  const usual = new Map<string, string>();
  for (const [, syllable = '', characters = ''] of readings.matchAll(/([a-z]+)([^a-z]+)/g))
    for (const character of characters) usual.set(character, syllable);
  const unusual = new Map<number, Map<number, string>>();
  for (const [, row = '', at = '', syllable = ''] of odd.matchAll(/([^ ]+)-(\d)([a-z]+)/g)) {
    const index = Number.parseInt(row, 36);
    unusual.set(index, (unusual.get(index) ?? new Map<number, string>()).set(Number(at), syllable));
  }
  const read = rows.map(({ name, city, province }, index) => {
    const own = unusual.get(index);
    let pinyin = '';
    let initials = '';
    for (let at = 0; at < name.length; at += 1) {
      const syllable = own?.get(at) ?? usual.get(name.charAt(at)) ?? '';
      pinyin += (at ? gap : '') + syllable;
      initials += syllable.charAt(0);
    }
    return { name, telecode: '', pinyin, initials, city, province };
  });
  let written = 0;
  const codes = read.map((_, row) => {
    const letter = first.charAt(row);
    if (letter === made) return made;
    written += 1;
    return letter + second.charAt(written - 1) + third.charAt(written - 1);
  });
  const telecodes = readCodes(read, codes);
  read.forEach((row, at) => (row.telecode = telecodes[at] ?? ''));
  return read;
}

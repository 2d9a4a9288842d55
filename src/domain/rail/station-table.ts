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

/**
 * Reads stations as they are kept and sent: a line with @ begins a city (province, city), a station is its name,
 * telecode and pinyin with a capital for each syllable; tabs between columns.
 */
export function readStations(table: string): StationRow[] {
  let province = '';
  let city = '';
  return table
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      const [first = '', second = '', letters = ''] = line.split('\t');
      if (first.startsWith('@')) {
        province = first.slice(1);
        city = second;
        return [];
      }
      const initials = (letters.match(/[A-Z]/g) ?? []).join('').toLowerCase();
      return [{ name: first, telecode: second, pinyin: letters.toLowerCase(), initials, city, province }];
    });
}

/** The same form, of some stations. */
export function writeStations(table: string, isKept: (telecode: string) => boolean): string {
  let city = '';
  const lines: string[] = [];
  for (const line of table.trimEnd().split('\n')) {
    if (line.startsWith('@')) {
      city = line;
      continue;
    }
    if (!isKept(line.split('\t')[1] ?? '')) continue;
    if (city) lines.push(city);
    city = '';
    lines.push(line);
  }
  return lines.join('\n');
}

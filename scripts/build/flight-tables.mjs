/**
 * Writes the city, position, airline and aircraft tables of src/domain/flight/ from lists of facts.
 * Usage: node scripts/build/flight-tables.mjs <folder with cn-airports.tsv, airlines.tsv, aircraft.tsv>
 * Data that the lists lack (city codes, English names, brand names, fin colours) are in this file.
 */
import fs from 'node:fs';
import path from 'node:path';
import { pinyin } from 'pinyin-pro';

const folder = process.argv[2];
if (!folder) throw new Error('usage: node scripts/build/flight-tables.mjs <folder>');
const out = path.resolve(import.meta.dirname, '../../src/domain/flight');

const read = (file) => {
  const [head, ...lines] = fs
    .readFileSync(path.join(folder, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  return lines.map((cells) => Object.fromEntries(head.map((name, n) => [name, cells[n] ?? ''])));
};
const write = (file, text) => fs.writeFileSync(path.join(out, file), text);
const wrapped = (words, width = 120) => {
  const lines = [''];
  for (const word of words) {
    const last = lines.length - 1;
    if (lines[last] && lines[last].length + word.length > width) lines.push(word);
    else lines[last] += (lines[last] ? ';' : '') + word;
  }
  return lines.join('\n');
};

/** In the order of the picker. */
const hot = '北京 上海 广州 深圳 成都 杭州 重庆 西安 南京 武汉 昆明 厦门 青岛 三亚 长沙 大连 海口 天津'.split(' ');
/** City codes that are not the code of the city's first airport. */
const cityCodes = { 北京: 'BJS', 上海: 'SHA', 成都: 'CTU', 台北: 'TPE', 遵义: 'ZYI', 阿里: 'NGQ', 日喀则: 'RKZ' };
/** Cities for which the list uses another reading of a character. */
const pinyinFixes = { 喀什: 'kashi', 昌都: 'changdu', 塔什库尔干: 'tashikuergan', 吕梁: 'lvliang' };
/** English names that are not the pinyin. */
const english = {
  哈尔滨: 'Harbin',
  乌鲁木齐: 'Urumqi',
  呼和浩特: 'Hohhot',
  拉萨: 'Lhasa',
  香港: 'Hong Kong',
  澳门: 'Macao',
  台北: 'Taipei',
  高雄: 'Kaohsiung',
  台中: 'Taichung',
  台南: 'Tainan',
  花莲: 'Hualien',
  喀什: 'Kashgar',
  和田: 'Hotan',
  库尔勒: 'Korla',
  阿克苏: 'Aksu',
  阿勒泰: 'Altay',
  吐鲁番: 'Turpan',
  克拉玛依: 'Karamay',
  莎车: 'Yarkant',
  库车: 'Kuqa',
  阿拉尔: 'Aral',
  图木舒克: 'Tumxuk',
  塔什库尔干: 'Taxkorgan',
  巴里坤: 'Barkol',
  布尔津: 'Burqin',
  呼伦贝尔: 'Hulunbuir',
  鄂尔多斯: 'Ordos',
  锡林浩特: 'Xilinhot',
  二连浩特: 'Erenhot',
  乌兰察布: 'Ulanqab',
  巴彦淖尔: 'Bayannur',
  乌兰浩特: 'Ulanhot',
  霍林郭勒: 'Holingol',
  阿拉善左旗: 'Alxa Left Banner',
  阿拉善右旗: 'Alxa Right Banner',
  额济纳旗: 'Ejin Banner',
  阿尔山: 'Arxan',
  齐齐哈尔: 'Qiqihar',
  格尔木: 'Golmud',
  果洛: 'Golog',
  香格里拉: 'Shangri-La',
  日喀则: 'Xigaze',
  林芝: 'Nyingchi',
  昌都: 'Qamdo',
  阿里: 'Ngari',
  甘孜: 'Garze',
  吕梁: 'Lüliang',
};

/** Splits `xian` of 西安 into Xi An: the initials say where a syllable may start. */
function syllables(word, initials, name) {
  const known = pinyin(name, { type: 'array', toneType: 'none', v: true });
  if (known.join('') === word) return known;
  const valid = /^(?:[zcs]h|[bpmfdtnlgkhjqxrzcsyw])?[aeiouv]{1,3}(?:ng?|r)?$/;
  const split = (rest, from) => {
    if (from === initials.length) return rest === '' ? [] : null;
    for (let n = Math.min(6, rest.length); n > 0; n -= 1) {
      const head = rest.slice(0, n);
      if (head[0] !== initials[from] || !valid.test(head)) continue;
      const tail = split(rest.slice(n), from + 1);
      if (tail) return [head, ...tail];
    }
    return null;
  };
  const found = split(word, 0);
  if (!found) throw new Error(`cannot split ${word} of ${name}`);
  return found;
}
const capital = (text) => text[0].toUpperCase() + text.slice(1);

// --- cities -----------------------------------------------------------------------------------
const airports = read('cn-airports.tsv');
const cities = new Map();
for (const airport of airports) {
  const key = `${airport.city}|${airport.pinyin}`;
  const city = cities.get(key) ?? { ...airport, name: airport.city, list: [] };
  city.list.push(airport);
  cities.set(key, city);
}
const rank = (city) => (hot.includes(city.name) ? hot.indexOf(city.name) : hot.length);
const ordered = [...cities.values()].sort((a, b) => rank(a) - rank(b));
const cityWord = (city) => {
  const word = pinyinFixes[city.name] ?? city.pinyin.replaceAll('ü', 'v');
  const many = city.list.length > 1;
  const terms = [
    city.name,
    syllables(word, city.initials, city.name).map(capital).join('') +
      (english[city.name] ? `=${english[city.name].replaceAll(' ', '_')}` : ''),
    ...(many ? [cityCodes[city.name]] : []),
    ...city.list
      .map((airport) => airport.iata ?? airport.code)
      .map((code, n) => {
        const spelt = many
          ? pinyin(city.list[n].name, { type: 'array', toneType: 'none', v: true }).map(capital).join('')
          : '';
        return `${code}${city.list[n].name}${spelt}`;
      }),
  ];
  if (many && !cityCodes[city.name]) throw new Error(`no city code for ${city.name}`);
  return terms.join(' ');
};
const inCountry = (country) => wrapped(ordered.filter((city) => city.country === country).map(cityWord));
const missed = Object.keys(english).filter((name) => !ordered.some((city) => city.name === name));
if (missed.length) console.warn(`English names without a city: ${missed.join(' ')}`);
write(
  'city-table.ts',
  `/**
 * Cities with airports, written by scripts/build/flight-tables.mjs; read by cities.ts.
 * A city is \`name PinYin[=English] [citycode] airports…\`, an airport its code and short name
 * (and pinyin where a city has several). The first ${hot.length} are the hot ones, in the picker's order.
 */
export const hotCityCount = ${hot.length};

export const cityTable: Record<string, string> = {
${['CN', 'HK', 'MO', 'TW'].map((country) => `  ${country}: \`${inCountry(country)}\`,`).join('\n')}
};
`,
);

// --- positions --------------------------------------------------------------------------------
const spots = airports.map(
  (airport) => `${airport.code}${Number(airport.lat).toFixed(2)},${Number(airport.lon).toFixed(2)}`,
);
write(
  'airport-positions.ts',
  `/** Latitude and longitude of each airport, to about a kilometre; written by scripts/build/flight-tables.mjs. */
const table = \`${wrapped(spots)}\`;

export const airportPositions: ReadonlyMap<string, readonly [lat: number, lon: number]> = new Map(
  table.split(/[;\\n]/).map((spot) => {
    const [lat = 0, lon = 0] = spot.slice(3).split(',').map(Number);
    return [spot.slice(0, 3), [lat, lon] as const];
  }),
);
`,
);

// --- airlines ---------------------------------------------------------------------------------
/** The name travellers know, where it is not the full one. */
const brands = {
  CA: '中国国航',
  MU: '东方航空',
  CZ: '南方航空',
  KN: '中国联航',
  JD: '首都航空',
  GY: '多彩航空',
  CX: '国泰航空',
};
/** Fin colours, dark enough for a white mark. */
const colours = {
  CA: 'b8202c',
  MU: '23418f',
  CZ: '0a6fb0',
  HU: 'a32030',
  ZH: 'a5322c',
  MF: '1c5fa8',
  '3U': 'b3262e',
  SC: 'b2571c',
  FM: 'b03a2e',
  HO: '7d1f3f',
  '9C': '3d7a2a',
  GS: '9c2f45',
  JD: 'a83232',
  KN: '2c4f9e',
  '8L': 'a8332b',
  PN: '7a2d6b',
  TV: '8c2f2f',
  EU: '1f5c8b',
  G5: '1d6a8a',
  NS: '2a5d9f',
  QW: '1a6f9a',
  DZ: '1b4f8f',
  GX: '9a2d50',
  DR: '5d3a8c',
  UQ: '8a5a1c',
  GJ: '9c3d2a',
  AQ: '1e6b5c',
  FU: 'a5472a',
  GY: '2b6e4f',
  RY: '2a6590',
  A6: 'a0352f',
  '9H': '8f2e3c',
  LT: '27548a',
  BK: '1f4b87',
  CN: '94303a',
  OQ: '2d6f8f',
  Y8: '8a4b1a',
  JR: 'a03a5a',
  '9D': '2f6b45',
  CX: '006b5f',
  HX: 'a8243a',
  UO: '6a2c86',
  NX: '1d5b95',
  CI: '8a3a66',
  BR: '0f6b45',
};
/** Accounting codes with IATA, which begin ticket numbers, of airlines that the list has without one. */
const prefixes = new Map(
  `
9C089 JD898 TV088 EU811 G5987 NS836 QW912 DZ893 GX872 DR299 UQ886 GJ891 AQ902 FU666 GY661 RY989 A6389 9H856
LT867 BK866 CN895 OQ878 Y8871 JR929 9D568 CX160 HX851 UO128 NX675 CI297 BR695 JL131 NH205 KE180 OZ988 SQ618
TR668 TG217 FD900 MH232 AK807 D7843 VN738 VJ978 PR079 GA126 EK176 EY607 QR157 TK235 SU555 BA125 LH220 AF057
KL074 AY105 SK117 LX724 OS257 UA016 DL006 AA001 AC014 QF081 NZ086 ET071 MS077 AI098 UL603 OM289 KC465
`
    .trim()
    .split(/\s+/)
    .map((word) => [word.slice(0, 2), word.slice(2)]),
);
const carriers = read('airlines.tsv');
const airlines = carriers.map((line) =>
  [line.code, line.short, line.name, line.english, line.country, line.ticketPrefix || prefixes.get(line.code)].join(
    '|',
  ),
);
write(
  'airline-names.ts',
  `/** Names that travellers use, IATA code before each: all that screens show of an airline. Written by scripts/build/flight-tables.mjs. */
const table = \`${carriers.map((line) => line.code + (brands[line.code] ?? line.name)).join('\n')}\`;

export const airlineNames: ReadonlyMap<string, string> = new Map(
  table.split('\\n').map((line) => [line.slice(0, 2), line.slice(2)]),
);

/** 中国国航 of CA; an unknown code stays as it is. */
export const airlineNameOf = (code: string): string => airlineNames.get(code) ?? code;
`,
);
write(
  'airlines.ts',
  `import { airlineNameOf } from './airline-names.ts';

/** An airline, IATA code as key. Written by scripts/build/flight-tables.mjs. */
export interface Airline {
  code: string;
  /** 国航 */
  short: string;
  /** 中国国航: the name that travellers use. */
  name: string;
  /** 中国国际航空 */
  full: string;
  english: string;
  country: string;
  /** First three digits of its ticket numbers (its accounting code with IATA). */
  ticketPrefix: string;
}

const table = \`${airlines.join('\n')}\`;

export const airlines: ReadonlyMap<string, Airline> = new Map(
  table.split('\\n').map((line) => {
    const [code = '', short = '', full = '', english = '', country = '', ticketPrefix = ''] = line.split('|');
    return [code, { code, short, name: airlineNameOf(code), full, english, country, ticketPrefix }];
  }),
);
`,
);
write(
  'airline-colours.ts',
  `/** Fin colours of Chinese airlines, fit for a white mark; written by scripts/build/flight-tables.mjs. */
const table =
${wrapped(
  Object.entries(colours).map(([code, colour]) => code + colour),
  110,
)
  .split('\n')
  .map((line, n, all) => `  '${line}${n < all.length - 1 ? ";' +" : "'"}`)
  .join('\n')};

const colours: ReadonlyMap<string, string> = new Map(table.split(';').map((word) => [word.slice(0, 2), \`#\${word.slice(2)}\`]));

/** \`#b8202c\` of CA; undefined for airlines without a colour of their own. */
export const airlineColourOf = (code: string): string | undefined => colours.get(code);
`,
);

// --- aircraft ---------------------------------------------------------------------------------
const spaced = (name) =>
  name
    .replace(/([\u4e00-\u9fff])([A-Z0-9])/g, '$1 $2')
    .replace('(', '（')
    .replace(')', '）');
const planes = read('aircraft.tsv').map((line) =>
  [line.iata, line.icao, spaced(line.name), line.size, line.seats.replace('-', '|')].join('|'),
);
write(
  'aircraft.ts',
  `/** An aircraft type, IATA code as key. Written by scripts/build/flight-tables.mjs. */
export interface Aircraft {
  code: string;
  icao: string;
  /** 波音 787-9 */
  name: string;
  size: '大型' | '中型' | '小型';
  fewestSeats: number;
  mostSeats: number;
}

const table = \`${planes.join('\n')}\`;

export const aircraft: ReadonlyMap<string, Aircraft> = new Map(
  table.split('\\n').map((line) => {
    const [code = '', icao = '', name = '', size = '', fewest = '', most = ''] = line.split('|');
    return [code, { code, icao, name, size: size as Aircraft['size'], fewestSeats: Number(fewest), mostSeats: Number(most) }];
  }),
);
`,
);
console.log(
  `${cities.size} cities, ${airports.length} airports, ${airlines.length} airlines, ${planes.length} aircraft`,
);

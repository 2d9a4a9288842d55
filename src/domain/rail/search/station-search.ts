import type { StationRow } from '../station-table.ts';

/** A place that trains leave from: a city with all its stations, or one of them. */
export interface PlaceHit {
  /** City's name, or telecode. */
  place: string;
  name: string;
  city: string;
  isCity: boolean;
  /** Of a city. */
  stations: number;
}

interface Entry extends PlaceHit {
  pinyin: string;
  initials: string;
  code: string;
}

/** Cities that travellers ask for most, in the order of the picker. */
export const hotRailCities: readonly string[] = (
  '北京 上海 广州 深圳 杭州 南京 武汉 成都 西安 重庆 长沙 郑州 苏州 天津 济南 合肥 南昌 福州 厦门 青岛 ' +
  '沈阳 石家庄 昆明 贵阳 南宁 哈尔滨 太原 兰州'
).split(' ');

/** Small letters without spaces and marks; full-width letters count as letters. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\s'’·-]/g, '')
    .toLowerCase();

const rankOf = ({ name, pinyin, initials, code }: Entry, query: string): number => {
  if (name === query) return 0;
  if (code === query) return 1;
  if (name.startsWith(query)) return 2;
  if (initials === query || pinyin === query) return 3;
  if (pinyin.startsWith(query)) return 4;
  if (initials.startsWith(query)) return 5;
  return name.includes(query) ? 6 : 7;
};
const noHit = 7;

/** Cities whose stations have other names. */
export const otherNames: ReadonlyMap<string, string> = new Map(
  (
    '石嘴山ShiZuiShan 湘西XiangXi 文山WenShan 晋中JinZhong 红河HongHe 抚顺FuShun 伊犁YiLi 儋州DanZhou ' +
    '大兴安岭DaXingAnLing 塔城TaCheng 海北HaiBei 博尔塔拉BoErTaLa 昌吉ChangJi 西双版纳XiShuangBanNa ' +
    '锡林郭勒XiLinGuoLe 呼伦贝尔HuLunBeiEr 黔南QianNan 延边YanBian 海西HaiXi 巴音郭楞BaYinGuoLeng ' +
    '黔西南QianXiNan 兴安XingAn 克孜勒苏KeZiLeSu 黔东南QianDongNan 凉山LiangShan 阿拉善ALaShan 河池HeChi ' +
    '濮阳PuYang 巴彦淖尔BaYanNaoEr 阜新FuXin'
  )
    .split(' ')
    .map((each) => {
      const [, name = '', letters = ''] = /^(\D+?)([A-Z].*)$/.exec(each) ?? [];
      return [name, letters] as const;
    }),
);

/** A city is written like the station of its name, or like the beginning of one. */
function cityEntry(city: string, stations: readonly StationRow[]): Entry {
  const main = stations.find(({ name }) => name === city) ?? stations.find(({ name }) => name.startsWith(city));
  const other = otherNames.get(city) ?? '';
  return {
    place: city,
    name: city,
    city,
    isCity: true,
    stations: stations.length,
    pinyin: main?.pinyin ?? other.toLowerCase(),
    initials: (main?.initials ?? other.replace(/[a-z]/g, '').toLowerCase()).slice(0, city.length),
    code: '',
  };
}

export interface StationIndex {
  nameOf(place: string): string | undefined;
  /** The best places for what was typed: Chinese, pinyin, initials or a telecode. */
  search(typed: string, limit: number): PlaceHit[];
  /** The places that `search` looks at for it: those with its first letter or character, and the one of its code. */
  among(typed: string): readonly PlaceHit[];
  /** Of a place; "" for one that there is not. */
  cityOf(place: string): string;
  stationsOf(city: string): readonly StationRow[];
  /** Cities by the first letter of their pinyin. */
  letters: readonly { letter: string; cities: readonly string[] }[];
}

/** Entries that a query may fit, in their order: a key is not the whole table to look through. */
function byFirstSign(entries: readonly Entry[]): (query: string) => readonly Entry[] {
  const bySign = new Map<string, Entry[]>();
  const byCode = new Map(entries.map((entry) => [entry.code, entry]));
  for (const entry of entries)
    for (const sign of new Set(entry.name + entry.pinyin.charAt(0))) {
      const list = bySign.get(sign);
      if (list) list.push(entry);
      else bySign.set(sign, [entry]);
    }
  return (query) => {
    const found = bySign.get(query.charAt(0)) ?? [];
    const coded = query && byCode.get(query);
    return coded && !found.includes(coded) ? [...found, coded] : found;
  };
}

/** The table of stations as the pickers use it. */
export function indexStations(rows: readonly StationRow[]): StationIndex {
  const byCity = new Map<string, StationRow[]>();
  for (const row of rows) {
    const list = byCity.get(row.city);
    if (list) list.push(row);
    else byCity.set(row.city, [row]);
  }
  const cities = [...byCity].map(([city, stations]) => cityEntry(city, stations));
  const byCode = new Map(rows.map((row) => [row.telecode, row]));
  const stations = rows.map(({ name, telecode, city, pinyin, initials }): Entry => ({
    place: telecode,
    name,
    city,
    isCity: false,
    stations: 0,
    pinyin,
    initials,
    code: telecode.toLowerCase(),
  }));
  const weights = new Map(hotRailCities.map((city, at) => [city, hotRailCities.length - at]));
  // A station of another name is not what is looked for in its city.
  const weightOf = ({ city, name }: Entry): number => (name.startsWith(city) ? (weights.get(city) ?? 0) : 0);
  // A city with several stations stands before them; those of hot cities come first.
  const entries = [...cities.filter((city) => city.stations > 1), ...stations].sort(
    (a, b) => weightOf(b) - weightOf(a),
  );
  const among = byFirstSign(entries);
  return {
    nameOf: (place) => byCode.get(place)?.name ?? (byCity.has(place) ? place : undefined),
    cityOf: (place) => byCode.get(place)?.city ?? (byCity.has(place) ? place : ''),
    among: (typed) => among(plain(typed)),
    search(typed, limit) {
      const query = plain(typed);
      const ranks: Entry[][] = Array.from({ length: noHit }, () => []);
      for (const entry of among(query)) ranks[rankOf(entry, query)]?.push(entry);
      return ranks.flat().slice(0, limit);
    },
    stationsOf: (city) => byCity.get(city) ?? [],
    letters: lettersOf(cities),
  };
}

function lettersOf(cities: readonly Entry[]): { letter: string; cities: string[] }[] {
  const byLetter = new Map<string, Entry[]>();
  for (const city of cities) {
    const letter = city.initials.charAt(0).toUpperCase();
    if (letter) byLetter.set(letter, [...(byLetter.get(letter) ?? []), city]);
  }
  return [...byLetter]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([letter, list]) => ({
      letter,
      cities: list.sort((a, b) => (a.initials < b.initials ? -1 : 1)).map(({ name }) => name),
    }));
}

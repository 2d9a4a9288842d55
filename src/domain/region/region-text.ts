/** Province, city and district by their names in the table of divisions. */
export interface Region {
  province: string;
  city: string;
  district: string;
}

/** In the place of a city where a district belongs to its province directly. */
const directCity = '直辖';

/** As on an envelope: `上海市浦东新区`, `河南省济源市`. */
export const regionText = ({ province, city, district }: Region): string =>
  [province, city, district]
    .filter((name, at, names) => name && name !== directCity && name !== names[at - 1])
    .join('');

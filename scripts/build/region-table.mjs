/**
 * Writes src/domain/region/division-table.ts from the package @vant/area-data (MIT).
 * Usage: node scripts/build/region-table.mjs <folder of the installed package>
 */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = process.argv[2];
if (!folder) throw new Error('usage: node scripts/build/region-table.mjs <folder of @vant/area-data>');
const { version } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
const { areaList } = await import(pathToFileURL(path.join(folder, 'dist/index.js')).href);

/** Name of the city that districts directly below a province are listed under. */
const direct = '直辖';
/** Groups that are no city of an address: counties of a municipality belong to its one city. */
const cityNames = { 省直辖县: direct, 自治区直辖县级行政区划: direct, 县: '重庆市' };
/** Names that stand for no place. */
const notDistricts = new Set(['市辖区', '其它区', '其他区']);

const under = (list, start) => Object.entries(list).filter(([code]) => code.startsWith(start));
const lines = Object.entries(areaList.province_list).map(([code, province]) => {
  const cities = new Map();
  for (const [cityCode, listed] of under(areaList.city_list, code.slice(0, 2))) {
    const city = cityNames[listed] ?? listed;
    const districts = under(areaList.county_list, cityCode.slice(0, 4))
      .map(([, name]) => name)
      .filter((name) => !notDistricts.has(name));
    cities.set(city, [...(cities.get(city) ?? []), ...(districts.length ? districts : [city])]);
  }
  return `${province}:${[...cities].map(([city, districts]) => [city, ...new Set(districts)].join(' ')).join('|')}`;
});

fs.writeFileSync(
  'src/domain/region/division-table.ts',
  `/**
 * Written by scripts/build/region-table.mjs from @vant/area-data ${version} (MIT): one line a province, its cities
 * separated by |, each of them its name and its districts.
 */
export const divisionTable: readonly string[] = [
${lines.map((line) => `  '${line}',`).join('\n')}
];
`,
);

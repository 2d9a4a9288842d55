import { divisionTable } from './division-table.ts';
import type { Region } from './region-text.ts';

export interface City {
  name: string;
  districts: readonly string[];
}

export interface Province {
  name: string;
  cities: readonly City[];
}

/** Every province with its cities and their districts; a file of its own, as only forms and the server need it. */
export const divisions: readonly Province[] = divisionTable.map((line) => {
  const [name = '', cities = ''] = line.split(':');
  return {
    name,
    cities: cities.split('|').map((text) => {
      const [city = '', ...districts] = text.split(' ');
      return { name: city, districts };
    }),
  };
});

const namesOf = (rows: readonly { name: string }[]): string[] => rows.map(({ name }) => name);
const cityOf = (province: string, city: string): City | undefined =>
  citiesIn(province).find(({ name }) => name === city);
const citiesIn = (province: string): readonly City[] => divisions.find(({ name }) => name === province)?.cities ?? [];

export const provinces = namesOf(divisions);
export const citiesOf = (province: string): string[] => namesOf(citiesIn(province));
export const districtsOf = (province: string, city: string): readonly string[] =>
  cityOf(province, city)?.districts ?? [];

export const isRegion = ({ province, city, district }: Region): boolean =>
  districtsOf(province, city).includes(district);

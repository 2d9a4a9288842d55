import { expect, test } from 'vitest';
import { domesticCities } from '#domain/flight/cities/traffic.ts';
import { layoutOf, roadsOf } from '../catalogue/city-layout.ts';
import { hotelsOfCity } from '../catalogue/hotels-of-city.ts';
import { commentsOf } from './comments.ts';

const now = Date.parse('2026-11-30T12:00:00+08:00');
const cities = ['SYX', 'BJS', 'SHA', 'KRL', 'HRB'];
const written = cities.flatMap((city) =>
  hotelsOfCity(city).flatMap((hotel) => commentsOf(hotel, now).map(({ text }) => ({ hotel, text }))),
);

test('a guest writes of a metro where the hotel has one, and of its own station', () => {
  const wrong = written.filter(
    ({ hotel, text }) =>
      /地铁|号线|站走|站要走|站比/.test(text) &&
      !(hotel.stop && (text.includes(hotel.stop.name) || text.includes(` ${hotel.stop.lines[0]} 号线`))),
  );
  expect(wrong).toEqual([]);
  expect(written.some(({ hotel, text }) => hotel.stop && text.includes(`出地铁${hotel.stop.name}`))).toBe(true);
  expect(hotelsOfCity('SYX').every(({ stop }) => !stop)).toBe(true);
});

test('a guest writes of what the hotel has', () => {
  const needs = {
    早餐: 'breakfast',
    泳池: 'pool',
    健身房: 'gym',
    机器人: 'robot',
    充电桩: 'charger',
    停车位: 'parking',
  };
  for (const [word, id] of Object.entries(needs)) {
    const named = written.filter(({ text }) => text.includes(word));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(({ hotel }) => !hotel.facilities.includes(id))).toEqual([]);
  }
});

test('the reviews of a hotel differ, and so do those of the first hotels of a city', () => {
  for (const city of cities) {
    const texts = hotelsOfCity(city)
      .slice(0, 20)
      .map((hotel) => commentsOf(hotel, now).map(({ text }) => text));
    for (const own of texts) expect(new Set(own).size).toBeGreaterThan(own.length - 3);
    expect(new Set(texts.flat()).size).toBeGreaterThan(texts.flat().length * 0.75);
  }
});

test('a hotel stands on a road of its business area', () => {
  for (const city of domesticCities) {
    const { areas } = layoutOf(city);
    const wrong = hotelsOfCity(city).filter(({ area, district, address }) => {
      const at = areas.findIndex(({ name }) => name === area);
      const street = address.slice(district.length).replace(/ \d+ 号$/, '');
      return !roadsOf(city, at).includes(street);
    });
    expect(wrong.map(({ area, address }) => `${area} ${address}`)).toEqual([]);
  }
  expect(hotelsOfCity('BJS').filter(({ area, address }) => area === '王府井' && address.includes('知春路'))).toEqual(
    [],
  );
  expect(hotelsOfCity('BJS').filter(({ metro }) => metro.includes('站站'))).toEqual([]);
  // A number in a name is the one of its address.
  for (const { name, address } of hotelsOfCity('BJS')) {
    const number = / (\d+) 号/.exec(name)?.[1];
    if (number) expect(address).toContain(` ${number} 号`);
  }
});

import { expect, it } from 'vitest';
import { elsewhere } from './elsewhere.ts';
import { wayTexts } from './texts.ts';

const call = (station: string) => ({ station, telecode: 'AAA', at: '2026-12-01 08:00:00' });
const said = (fromStation: string, toStation: string, from: string, to: string) =>
  elsewhere({ fromStation, toStation }, { from: call(from), to: call(to) }, wayTexts);

it('a way that ends in another town of the city says so, one to a station that was asked for does not', () => {
  expect(said('北京', '赣州', '北京西', '兴国西')).toEqual(['到兴国西站下车']);
  expect(said('北京', '赣州', '清河', '赣州西')).toEqual(['从清河站上车']);
  expect(said('BXP', 'XGG', '北京西', '兴国西')).toEqual([]);
});

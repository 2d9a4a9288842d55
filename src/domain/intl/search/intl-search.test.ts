import { describe, expect, it } from 'vitest';
import { addDays, msOf } from '../../china-time.ts';
import { slicesProblem } from '../trip-check.ts';
import { checkIntlSearch, legsFor, readIntlSearch, writeIntlSearch } from './intl-search.ts';

const now = msOf('2026-11-26 10:00:00');
const address = {
  queryType: '3',
  legs: 'SHA-PVG.SIN.2026-12-12_SIN.LON.2026-12-16_LON.SHA.2026-12-25',
  party: 'ADT2CHD1SD1',
  cabin: 'C',
  stops: '0,1',
  airlines: 'CA',
  hours: '18',
  oneTicket: '1',
  sort: 'price',
  chosen: 'CA1858-20261212-SHAPEK_CA933-20261212-PEKSIN',
  brand: 'CA-Y1',
};
const kept = (query: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));

describe('the address of a search', () => {
  it('comes back as it went in, with the type of trip in its path', () => {
    const { search, problems } = readIntlSearch(address, now);
    expect(problems).toEqual([]);
    expect(search.step).toBe('list');
    expect(kept(writeIntlSearch(search))).toEqual({ ...address, isFirst: '0' });
  });

  it.each([
    [{ legs: 'SHA.PAR.2020-01-01_PAR.SHA.2027-01-02' }, 'pastDate'],
    [{ legs: 'SHA.PARIS.2026-12-12' }, 'place'],
    [{ legs: 'SHA.PAR.2026-12-32' }, 'date'],
    [{ queryType: '3', legs: 'SHA.SIN.2026-12-20_SIN.LON.2026-12-12' }, 'order'],
    [{ queryType: '3', legs: 'SHA.SIN.2026-12-12_LON.LON-LHR.2026-12-20' }, 'same'],
    [{ queryType: '2', legs: 'SHA.SIN.2026-12-12_SIN.LON.2026-12-20' }, 'back'],
    [{ ...address, legs: Array(7).fill('SHA.SIN.2026-12-12').join('_') }, 'many'],
    [{ ...address, party: 'ADT1XX2' }, 'people'],
    [{ ...address, party: 'ADT10' }, 'people'],
    [{ ...address, stops: '7' }, 'choice'],
    [{ ...address, chosen: 'CA1858' }, 'choice'],
  ])('with %j says what could not be used', (query, problem) => {
    const read = readIntlSearch(query, now);
    expect(read.problems).toContain(problem);
    expect([read.search.step, read.isRefused]).toEqual(problem === 'choice' ? ['list', false] : ['form', true]);
  });
});

it('a return trip goes back the way it came, and several cities keep what was typed', () => {
  const legs = [{ from: 'SHA', to: 'PAR', date: '2026-12-12' }];
  expect(legsFor(2, legs, '2026-11-26')[1]).toEqual({ from: 'PAR', to: 'SHA', date: '2026-12-19' });
  const three = legsFor(3, [...legs, { from: 'PAR', to: 'ROM', date: '2026-12-15' }], '2026-11-26');
  expect(three.map(({ to }) => to)).toEqual(['PAR', 'ROM']);
  expect(legsFor(1, three, '2026-11-26')).toHaveLength(1);
});

it.each([
  [350, false],
  [351, true],
])('the form and the server refuse the same days: %i days ahead', (days, isRefused) => {
  const date = addDays('2026-11-26', days);
  const errors = checkIntlSearch({ legs: [{ from: 'SHA', to: 'PAR', date }], party: { ADT: 1 } }, now);
  const problem = slicesProblem(1, [{ orgCity: 'SHA', dstCity: 'PAR', date }], '2026-11-26');
  expect([!!errors.date0, !!problem]).toEqual([isRefused, isRefused]);
});

it('a form that is given without days begins on the usual ones, and keeps those it is given', () => {
  const daysOf = (legs: string, step?: string) =>
    readIntlSearch({ legs, step, queryType: '2' }, now).search.legs.map(({ date }) => date);
  expect(daysOf('SHA.PAR', 'form')).toEqual(['2026-12-10', '2026-12-17']);
  expect(daysOf('SHA.PAR.2026-12-01', 'form')).toEqual(['2026-12-01', '2026-12-08']);
  expect(daysOf('SHA.PAR')).toEqual(['', '']);
});

it('what keeps a search from being sent is said at its field', () => {
  const legs = [
    { from: 'SHA', to: 'SHA-PVG', date: '2026-12-12' },
    { from: '', to: 'LON', date: '2026-12-10' },
  ];
  expect(checkIntlSearch({ legs, party: { INF: 1 } }, now)).toEqual({
    to0: '出发与到达不能相同',
    from1: '请选择出发地',
    date1: '早于第 1 程的 12-12',
    people: '婴儿和未满 5 周岁的儿童须与成人同行，请添加一位成人',
  });
});

import { expect, it } from 'vitest';
import { emptyContent } from '../policy/schema.ts';
import { freeFlags } from '../policy/facts.ts';
import type { CarFacts } from '../policy/facts.ts';
import { newRow, rulesOfPlan } from './rows.ts';
import type { CarRow } from './rows.ts';
import { tryRide } from './try-ride.ts';
import { weekOf } from './week.ts';
import { contentInWords, rowInWords } from './words.ts';

const workdays = [0, 1, 2, 3, 4];
const row = (id: string, given: Partial<CarRow>): CarRow => ({ ...newRow([], 'overtime'), id, ...given });
const rows = [
  row('r1', {
    scene: 'city',
    week: weekOf(workdays, [{ from: 480, to: 1140 }]),
    classes: ['express', 'comfort'],
    perRide: 100_00,
    perDay: 300_00,
  }),
  row('r2', {
    week: weekOf(workdays, [{ from: 1080, to: 1440 }]),
    classes: ['express', 'comfort'],
    perRide: 80_00,
    perMonth: 1500_00,
    rides: 20,
  }),
  row('r3', { week: weekOf([5, 6], [{ from: 0, to: 1440 }]), isClosed: true }),
];
const content = {
  ...emptyContent,
  rules: rulesOfPlan({ rows, night: { from: 1320, to: 360, fen: 20_00 }, others: [] }),
};
const city = (code: string) => (code === 'BJS' ? '北京' : code);
// 2026-11-24 is a Tuesday.
const facts = (given: Partial<CarFacts> = {}): CarFacts => ({
  product: 'car',
  level: '0',
  day: '2026-11-24',
  time: 1350,
  city: 'BJS',
  scene: 'overtime',
  carClass: 'comfort',
  crossCity: false,
  price: 86_00,
  used: { day: 0, month: 1140_00, ridesOfDay: 0, ridesOfMonth: 12 },
  ...given,
});
const attempt = (given: Partial<CarFacts> = {}) => tryRide(facts(given), content, freeFlags, { city, day: 1 });

it('周二 22:30 专车 ¥86 is above ¥80, only a note at night, and an express complies', () => {
  const { verdict, rows: found, checks, nearest, month } = attempt();
  expect([verdict.state, verdict.effect, verdict.overBy, verdict.companyPays]).toEqual(['over', 'record', 6_00, 80_00]);
  expect(found).toEqual([2]);
  expect(nearest).toMatchObject({ kind: 'class', text: '快车，约 ¥58', saves: 28_00 });
  expect(month).toEqual({ used: 1140_00, cap: 1500_00 });
  expect(checks.map(({ name, text, note, isOk }) => `${name} ${text} ${note} ${isOk}`)).toEqual([
    '场景 加班 第 2 条 true',
    '时段 周一至周五 18:00–24:00 在内 true',
    '城市 北京 在内 true',
    '车型 专车 允许 true',
    '单次 ¥86 / ¥80 超 ¥6 false',
    '当月 ¥1,140 ＋ ¥86 ＝ ¥1,226 剩 ¥274 true',
    '次数 第 13 次 / 20 次 每月 true',
  ]);
});

it('a ride at an hour without a rule is refused, and the nearest hour with one is named', () => {
  const { verdict, checks, nearest } = attempt({ time: 1050, price: 50_00 });
  expect([verdict.state, nearest?.kind, nearest?.text]).toEqual(['forbidden', 'hour', '专车，18:00 出发']);
  expect(checks.filter(({ isOk }) => !isOk).map(({ name }) => name)).toEqual(['场景', '时段', '城市']);
});

it('a ride at a closed hour says so and has no other choice', () => {
  const { verdict, rows: found, nearest } = attempt({ day: '2026-11-28', time: 600 });
  expect([verdict.state, found, nearest]).toEqual(['forbidden', [3], null]);
});

it('a ride within the standard needs no other choice; a class that is not allowed is named', () => {
  expect(attempt({ carClass: 'express', price: 58_00 })).toMatchObject({ verdict: { state: 'ok' }, nearest: null });
  const { checks } = attempt({ carClass: 'luxury', price: 70_00 });
  expect(checks.find(({ name }) => name === '车型')).toMatchObject({ note: '不允许', isOk: false });
});

it('a ride to another city is judged by the rules of such rides, and its check says where it ends', () => {
  const both = [row('r1', { perRide: 80_00, way: 'city' }), row('r2', { perRide: 400_00, way: 'cross' })];
  const rules = rulesOfPlan({ rows: both, night: null, others: [] });
  const judged = (crossCity: boolean) =>
    tryRide(facts({ crossCity, price: 300_00 }), { ...emptyContent, rules }, freeFlags, {
      city,
      day: 1,
      toCity: crossCity ? 'TSN' : undefined,
    });
  expect([judged(false).verdict.state, judged(false).rows]).toEqual(['over', [1]]);
  expect([judged(true).verdict.state, judged(true).rows]).toEqual(['ok', [2]]);
  expect(judged(true).checks.find(({ kind }) => kind === 'cross')).toMatchObject({
    text: 'TSN',
    note: '跨城',
    isOk: true,
  });
  expect(judged(false).checks.some(({ kind }) => kind === 'cross')).toBe(false);
  expect(both.map((one) => rowInWords(one, city))).toEqual([
    '加班，市内，不限车型，每次 ¥80 以内',
    '加班，跨城，不限车型，每次 ¥400 以内',
  ]);
});

it('rows and contents have words', () => {
  expect(rowInWords({ ...(rows[1] as CarRow), cities: ['BJS'] }, city)).toBe(
    '加班，周一至周五 18:00–24:00，北京，快车、专车，每次 ¥80、每月 ¥1,500、每月 20 次 以内',
  );
  expect(rowInWords(rows[2] as CarRow, city)).toBe('加班，周六、周日 全天，不可用车');
  expect(contentInWords(content)).toBe(
    '市内公务（周一至周五 08:00–19:00）每次 ¥100、每日 ¥300 以内；加班（周一至周五 18:00–24:00）每次 ¥80、每月 ¥1,500、每月 20 次 以内',
  );
});

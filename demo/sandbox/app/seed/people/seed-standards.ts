import { addDays, dayAt, msOf } from '#domain/china-time.ts';
import { overReasons, overStayReasons, overTrainReasons } from '#domain/corporate/over-reason.ts';
import type { Condition, Effect, Limit, PolicyProduct, Rule, StandardContent, Subject } from '#domain/policy/schema.ts';
import type { Tx } from '../../../ground/call.ts';
import { companyId } from './seed-employees.ts';
import type { Seeder } from './seeding.ts';

/** The company's account publishes all of them. */
const author = '20250070';

const large = '一线';
const abroad = '境外';
const fast: Condition = { field: 'trainKind', op: 'in', value: ['G', 'D', 'C'] };
const slow: Condition = { field: 'trainKind', op: 'in', value: ['Z', 'T', 'K', 'L', 'O'] };
const ofTier = (name: string): Condition => ({ field: 'tier', op: 'in', value: [name] });
const longHaul = (hours: number): Condition => ({ field: 'haul', op: 'atLeast', value: hours * 60 });

const yuan = (amount: number) => amount * 100;
const nightPrice = (amount: number): Limit => ({ kind: 'nightPrice', fen: yuan(amount) });

/** Rules with ids in their order: an id stays with its rule from version to version. */
const numbered = (rows: readonly [PolicyProduct, Condition[], Limit, Effect][]): Rule[] =>
  rows.map(([product, when, limit, effect], at) => ({ id: `r${at + 1}`, product, when, limit, effect }));

interface Figures {
  large: number;
  other: number;
  hoursOfPremium: number;
}

const rulesWith = (effect: Effect, figures: Figures): Rule[] =>
  numbered([
    ['flight', [], { kind: 'cabin', cabin: 'Y' }, effect],
    ['flight', [], { kind: 'discount', percent: 60 }, effect],
    ['flight', [], { kind: 'lowest', hours: 2, tolerance: 0 }, 'hint'],
    ['intl', [], { kind: 'cabin', cabin: 'Y' }, effect],
    ['intl', [longHaul(figures.hoursOfPremium)], { kind: 'cabin', cabin: 'W' }, effect],
    ['train', [fast], { kind: 'seat', seat: 'second' }, effect],
    ['train', [slow], { kind: 'seat', seat: 'hardSleeper' }, effect],
    ['hotel', [ofTier(large)], nightPrice(figures.large), effect],
    ['hotel', [ofTier('')], nightPrice(figures.other), effect],
    ['hotel', [ofTier(abroad)], nightPrice(900), effect],
  ]);

const directorRules = numbered([
  ['flight', [], { kind: 'cabin', cabin: 'Y' }, 'reason'],
  ['flight', [{ field: 'haul', op: 'atLeast', value: 240 }], { kind: 'cabin', cabin: 'C' }, 'reason'],
  ['flight', [], { kind: 'lowest', hours: 1, tolerance: yuan(200) }, 'hint'],
  ['intl', [], { kind: 'cabin', cabin: 'W' }, 'reason'],
  ['intl', [longHaul(8)], { kind: 'cabin', cabin: 'C' }, 'reason'],
  ['train', [fast], { kind: 'seat', seat: 'first' }, 'reason'],
  ['train', [slow], { kind: 'seat', seat: 'softSleeper' }, 'reason'],
  ['hotel', [ofTier(large)], nightPrice(800), 'reason'],
  ['hotel', [ofTier('')], nightPrice(600), 'reason'],
  ['hotel', [ofTier(abroad)], nightPrice(1500), 'reason'],
]);

const tiers: StandardContent['tiers'] = [
  { name: large, cities: ['BJS', 'SHA', 'CAN', 'SZX'] },
  { name: abroad, cities: ['TYO', 'OSA', 'SEL', 'SIN', 'BKK', 'KUL', 'LON', 'PAR', 'FRA', 'NYC', 'LAX', 'SYD'] },
];

const reasons: StandardContent['reasons'] = [
  ...overReasons.map((text) => ({ text, products: ['flight', 'intl'] as const })),
  ...overStayReasons.map((text) => ({ text, products: ['hotel'] as const })),
  ...overTrainReasons.map((text) => ({ text, products: ['train'] as const })),
  // Of this company alone.
  { text: '陪同客户出行' },
];

const usual: Figures = { large: 500, other: 350, hoursOfPremium: 10 };

const contentOf = (rules: Rule[], given: Partial<StandardContent> = {}): StandardContent => ({
  rules,
  tiers,
  bands: [],
  reasons,
  messages: {},
  together: 'lower',
  tolerance: yuan(200),
  ...given,
});

interface SeededVersion {
  /** Days from today; undefined: a draft. */
  from?: number;
  content: StandardContent;
  assigned: Subject[];
  note: string;
}

/** Versions, the oldest first; each ends with the day before the next. */
async function addStandard(tx: Tx, now: number, name: string, versions: readonly SeededVersion[]): Promise<void> {
  const today = dayAt(now);
  const published = versions.flatMap(({ from }) => (from === undefined ? [] : [addDays(today, from)]));
  const { id } = await tx
    .insertInto('standards')
    .values({
      company_id: companyId,
      kind: 'travel',
      name,
      created_at: msOf(published[0] ?? today),
      updated_at: versions.some(({ from }) => from === undefined) ? now - 3_600_000 : msOf(published.at(-1) ?? today),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('standard_versions')
    .values(
      versions.map(({ from, content, assigned, note }, at) => {
        const next = versions[at + 1]?.from;
        return {
          company_id: companyId,
          standard_id: id,
          version: at + 1,
          state: from === undefined ? ('draft' as const) : ('published' as const),
          from_day: from === undefined ? '' : addDays(today, from),
          to_day: next === undefined ? null : addDays(today, next - 1),
          content: JSON.stringify(content),
          assigned: JSON.stringify(assigned),
          note,
          changed_by: author,
          changed_at: from === undefined ? now - 3_600_000 : msOf(addDays(today, from - 3)),
        };
      }),
    )
    .execute();
}

/** Standards of 云帆科技 in force today, and how the general one came to be. Orders of the past are judged by its older versions. */
export const seedStandards: Seeder = async ({ tx, now }) => {
  const everybody: Subject[] = [{ kind: 'company' }];
  const rules = rulesWith('reason', usual);
  await addStandard(tx, now, '通用差旅标准', [
    {
      from: -1500,
      content: contentOf(rulesWith('reason', { ...usual, hoursOfPremium: 12 }), { reasons: reasons.slice(0, 4) }),
      assigned: everybody,
      note: '首次发布',
    },
    { from: -640, content: contentOf(rules), assigned: everybody, note: '10 小时及以上国际航班可乘超级经济舱' },
    { from: -200, content: contentOf(rules), assigned: everybody, note: '补充酒店与火车票的超标原因' },
    {
      content: contentOf(
        rules
          .map((rule): Rule => (rule.id === 'r9' ? { ...rule, limit: nightPrice(380) } : rule))
          .concat({
            id: 'r11',
            product: 'hotel',
            when: [{ field: 'band', op: 'in', value: ['暑期'] }],
            limit: { kind: 'upgrade', percent: 20 },
            effect: 'record',
          }),
        { bands: [{ name: '暑期', from: summerOf(now, '07-10'), to: summerOf(now, '08-25') }] },
      ),
      assigned: everybody,
      note: '其他城市酒店上调至 ¥380，暑期上浮 20%',
    },
  ]);
  await addStandard(tx, now, '总监差旅标准', [
    {
      from: -420,
      content: contentOf(directorRules),
      assigned: [{ kind: 'level', id: 7206 }],
      note: '首次发布',
    },
  ]);
  await addStandard(tx, now, '市场专员差旅标准', [
    {
      from: -900,
      content: contentOf(rulesWith('forbid', usual)),
      assigned: [{ kind: 'employee', id: 710074 }],
      note: '首次发布',
    },
  ]);
};

/** A day of the next summer. */
function summerOf(now: number, monthDay: string): string {
  const year = Number(dayAt(now).slice(0, 4));
  return `${dayAt(now) > `${year}-08-25` ? year + 1 : year}-${monthDay}`;
}

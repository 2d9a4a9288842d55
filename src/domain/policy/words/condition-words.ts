import { cabinNames, carClassNames, carSceneNames, fields, weekdayNameOf, weekdays } from '../fields.ts';
import { seatClassNames } from '../../rail/seat-classes.ts';
import { clock } from '../../spans.ts';
import { isNumeric, isTimes } from '../schema.ts';
import type { Day } from '../../china-time.ts';
import type { ChoiceCondition, Condition, NumberCondition, FieldName, Hours, PolicyProduct, Rule } from '../schema.ts';

/** Names of what the company calls its own: levels by id, cities and airlines by code. */
export interface PolicyNames {
  level(id: string): string;
  city(code: string): string;
  airline?(code: string): string;
  /** Sentences in another language than Chinese. */
  words?: PolicyWords;
}

/** Days of a season without a name. */
export interface Stretch {
  from: Day;
  to: Day;
}

/** A part of a sentence; parts with a place open their control in the editor. */
export interface SentencePart {
  text: string;
  /** Number of the condition in `when`, or the limit. */
  at?: number | 'limit';
}

/** The sentences of rules in a language. */
export interface PolicyWords {
  condition(condition: Condition, product: PolicyProduct, names: PolicyNames): string;
  limit(rule: Rule): [before: string, value: string, after: string];
  parts(rule: Rule, names: PolicyNames): SentencePart[];
  stretch(days: Stretch): string;
}
export const codesAsNames: PolicyNames = { level: (id) => id, city: (code) => code };

const chinese = ['零', '一', '二', '三', '四', '五'];
export const hoursInWords = ({ from, to }: Hours): string => `${clock(from)}–${clock(to)}`;

/** Days of the week that follow on each other, by their codes. */
export function weekdayRuns(codes: readonly string[]): string[][] {
  const runs: string[][] = [];
  for (const day of weekdays.filter((code) => codes.includes(code))) {
    const run = runs.at(-1);
    if (run && Number(run.at(-1)) === Number(day) - 1) run.push(day);
    else runs.push([day]);
  }
  return runs;
}

/** 周一至周五, 周一、周三 */
function weekdaysInWords(codes: readonly string[]): string {
  const runs = weekdayRuns(codes);
  return runs
    .map((run) => (run.length > 2 ? [run[0] ?? '', run.at(-1) ?? ''] : run))
    .map((run, at) => run.map(weekdayNameOf).join((runs[at]?.length ?? 0) > 2 ? '至' : '、'))
    .join('、');
}

/** 4, 4.5 */
export const numberOf = (value: number, per: number): string => String(Math.round((value / per) * 100) / 100);

const place: Readonly<Record<PolicyProduct, string>> = {
  flight: '飞往',
  intl: '飞往',
  train: '去',
  hotel: '住',
  car: '在',
};

const nameOf = (field: FieldName, code: string, names: PolicyNames): string => {
  switch (field) {
    case 'level':
      return code === '0' ? '未定级' : names.level(code);
    case 'from':
    case 'city':
      return names.city(code);
    case 'airline':
      return names.airline?.(code) ?? code;
    case 'tier':
      return !code ? '其他城市' : code.endsWith('城市') ? code : `${code}城市`;
    case 'cabin':
      return cabinNames[code as keyof typeof cabinNames];
    case 'seat':
      return seatClassNames[code as keyof typeof seatClassNames];
    case 'scene':
      return carSceneNames[code as keyof typeof carSceneNames];
    case 'carClass':
      return carClassNames[code as keyof typeof carClassNames];
    case 'trainKind':
      return code === 'O' ? '无字头' : code;
    default: {
      const row = fields[field];
      const choices = row.type === 'choice' && typeof row.choices !== 'string' ? row.choices : [];
      return choices.find((choice) => choice.code === code)?.name ?? code;
    }
  }
};

/** Words before and after the names of a choice, when it is one of them and when it is none. */
function around(field: FieldName, product: PolicyProduct): { is: [string, string]; not: [string, string] } {
  switch (field) {
    case 'level':
      return { is: ['', ''], not: ['除 ', ' 外的人员'] };
    case 'from':
      return { is: ['从', '出发'], not: ['不从', '出发'] };
    case 'city':
    case 'tier':
      return { is: [place[product], ''], not: [place[product], ' 以外的城市'] };
    case 'band':
      return { is: ['', '期间'], not: ['', '以外期间'] };
    case 'airline':
      return { is: ['乘', ''], not: ['乘', ' 以外的航空公司'] };
    case 'cabin':
      return { is: ['订', ''], not: ['订', ' 以外的舱位'] };
    case 'seat':
      return { is: ['订', ''], not: ['订', ' 以外的席别'] };
    case 'trainKind':
      return { is: ['乘 ', ''], not: ['乘 ', ' 以外的列车'] };
    default:
      return { is: ['', ''], not: ['非', ''] };
  }
}

function choiceWords({ field, op, value }: ChoiceCondition, product: PolicyProduct, names: PolicyNames): string {
  if (
    field === 'agreement' ||
    field === 'overnight' ||
    field === 'shared' ||
    field === 'crossCity' ||
    field === 'dayKind'
  ) {
    const yes = value.includes('1') === (op === 'in');
    if (field === 'agreement') return yes ? '有协议价' : '没有协议价';
    return nameOf(field, yes ? '1' : '0', names);
  }
  if (field === 'weekday') return `${op === 'in' ? '' : '除 '}${weekdaysInWords(value)}${op === 'in' ? '' : ' 外'}`;
  const { is, not } = around(field, product);
  const [before, after] = op === 'in' ? is : not;
  const list = value.map((code) => nameOf(field, code, names)).join(field === 'trainKind' ? '/' : '、');
  return `${before}${list || '（未选）'}${after}`;
}

function numberWords({ field, op, value }: NumberCondition): string {
  const isLeast = op === 'atLeast';
  switch (field) {
    case 'haul':
      return isLeast ? `行程 ${numberOf(value, 60)} 小时及以上` : `行程不足 ${numberOf(value, 60)} 小时`;
    case 'advance':
      return isLeast ? `提前 ${value} 天及以上` : `提前不足 ${value} 天`;
    case 'nights':
      return isLeast ? `连住 ${value} 晚及以上` : `连住不足 ${value} 晚`;
    case 'stars': {
      const stars = chinese[value] ?? String(value);
      return !isLeast ? `${stars}星以下酒店` : value === 5 ? '五星级酒店' : `${stars}星及以上酒店`;
    }
  }
}

/** A condition as a part of the sentence. */
export function conditionWords(condition: Condition, product: PolicyProduct, names: PolicyNames): string {
  if (names.words) return names.words.condition(condition, product, names);
  if (isNumeric(condition)) return numberWords(condition);
  if (!isTimes(condition)) return choiceWords(condition, product, names);
  const hours = condition.value.map(hoursInWords).join('、');
  return condition.op === 'in' ? hours : `${hours} 以外`;
}

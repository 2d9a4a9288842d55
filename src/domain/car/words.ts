import { showFen } from '../money.ts';
import type { StandardContent } from '../policy/schema.ts';
import { carClassNames, carSceneNames } from './names.ts';
import { planOf } from './rows.ts';
import type { CarRow } from './rows.ts';
import { isWholeWeek, weekInWords } from './week.ts';

/** Name of a city by its code. */
type CityName = (code: string) => string;

const yuan = (fen: number): string => `¥${showFen(fen)}`;

/** `每次 ¥80、每月 ¥1,500 以内`; "" without an amount or a number. */
export function capsInWords({ perRide, perDay, perMonth, rides }: CarRow): string {
  const caps = [
    perRide !== null && `每次 ${yuan(perRide)}`,
    perDay !== null && `每日 ${yuan(perDay)}`,
    perMonth !== null && `每月 ${yuan(perMonth)}`,
    rides !== null && `每月 ${rides} 次`,
  ].filter((part) => part !== false);
  return caps.length ? `${caps.join('、')} 以内` : '';
}

const classesInWords = ({ classes }: Pick<CarRow, 'classes'>): string =>
  classes.length ? classes.map((name) => carClassNames[name]).join('、') : '不限车型';

const mostCities = 4;
function citiesInWords({ cities }: Pick<CarRow, 'cities'>, nameOf: CityName): string {
  const names = cities.slice(0, mostCities).map(nameOf).join('、');
  return cities.length > mostCities ? `${names}等 ${cities.length} 城` : names;
}

/** Of a row for all rides: none. */
const wayNames = { any: '', city: '市内', cross: '跨城' } as const;

/** `加班，周一至周五 18:00–24:00，北京，快车、专车，每次 ¥80以内` */
export function rowInWords(row: CarRow, nameOf: CityName): string {
  return [
    carSceneNames[row.scene],
    isWholeWeek(row.week) ? '' : weekInWords(row.week),
    citiesInWords(row, nameOf),
    wayNames[row.way],
    ...(row.isClosed ? ['不可用车'] : [classesInWords(row), capsInWords(row)]),
  ]
    .filter(Boolean)
    .join('，');
}

/** The way home at night, in a sentence. */
export const nightInWords = ({ from, to, fen }: { from: string; to: string; fen: number }): string =>
  `夜间安全：${from}–${to} 超出 ${yuan(fen)} 以内只作备注`;

const mostParts = 4;

/**
 * A standard in a line, as the personal centre shows it, each limit with its hours:
 * `加班（周一至周五 18:00–24:00）每次 ¥80 以内；差旅每次 ¥150 以内`.
 */
export function contentInWords({ rules }: Pick<StandardContent, 'rules'>): string {
  const { rows, others } = planOf({ rules });
  const open = rows.filter(({ isClosed }) => !isClosed);
  const parts = open.map((row) => {
    const hours = isWholeWeek(row.week) ? '' : `（${weekInWords(row.week)}）`;
    return `${carSceneNames[row.scene]}${hours}${capsInWords(row) || classesInWords(row)}`;
  });
  const all = [...new Set(parts)];
  const words = all.slice(0, mostParts).join('；');
  if (all.length > mostParts) return `${words}；另有 ${all.length - mostParts} 项`;
  return words || (others.length ? '按企业用车规则' : '不可用车');
}

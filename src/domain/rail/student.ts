import type { Day } from '../china-time.ts';

/** Entitlement to student tickets: the school, its years, and the way between home and school. */
export interface StudentProof {
  school: string;
  /** Year of admission. */
  entered: string;
  /** Length of the course. */
  years: string;
  /** Cities. */
  from: string;
  to: string;
}

export const courseYears = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

const bare = (city: string): string => city.trim().replace(/市$/, '');

/** Last day of student tickets: the end of the academic year in which the course ends. */
export const studentUntil = ({ entered, years }: Pick<StudentProof, 'entered' | 'years'>): Day =>
  `${Number(entered) + Number(years)}-09-30`;

/** All that a proof lacks, or the first rule that it breaks for a journey between two cities; "" for a good one. */
export function studentFault(
  { school, entered, years, from, to }: StudentProof,
  journey: { from: string; to: string; day: Day },
): string {
  const missing = [
    ...(school.trim() ? [] : ['学校全称']),
    ...(entered ? [] : ['入学年份']),
    ...(years ? [] : ['学制']),
    ...(bare(from) && bare(to) ? [] : ['优惠区间的两端城市']),
  ];
  if (missing.length > 1) return `请填写${missing.join('、')}`;
  if (school.trim().length < 4) return '请填写学校全称';
  if (!/^20\d\d$/.test(entered)) return '请填写入学年份，如 2024';
  if (!courseYears.some((one) => one === years)) return '请选择学制';
  if (!bare(from) || !bare(to)) return '请填写优惠区间的两端城市';
  if (bare(from) === bare(to)) return '优惠区间的两端不能是同一城市';
  if (journey.day < `${entered}-07-01`) return `${entered} 年入学，乘车日期早于入学`;
  const until = studentUntil({ entered, years });
  if (journey.day > until) return `${entered} 年入学、${years} 年制，学生票可用至 ${until}，请改为成人票`;
  const ends = new Set([bare(from), bare(to)]);
  if (ends.has(bare(journey.from)) && ends.has(bare(journey.to)) && bare(journey.from) !== bare(journey.to)) return '';
  return `学生票限优惠区间 ${from.trim()}—${to.trim()}，本次行程 ${journey.from} → ${journey.to} 不在区间内，请核对区间或改为成人票`;
}

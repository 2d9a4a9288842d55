import { sql } from 'kysely';
import { dayAt } from '#domain/china-time.ts';

/** `北京 → 上海 09-22` of the head `o`, as it is when the message is written: a change of the order later leaves what was told. */
export const subjectOfHead = sql<string>`coalesce(o.title || ' ' || to_char(to_timestamp(o.travel_at / 1000) at time zone 'Asia/Shanghai', 'MM-DD'), '')`;

/** The same of a part of an order. */
export const subjectOf = (way: string, departsMs: number): string => `${way} ${dayAt(departsMs).slice(5)}`;

/** The subject of a message: that of its event, or of the head `o`. */
export const subjectIn = (subject: string | undefined) =>
  subject === undefined ? subjectOfHead : sql<string>`${subject}::text`;

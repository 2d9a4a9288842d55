import { sql } from 'kysely';

/** `北京 → 上海 09-22` of the head `o`, as it is when the message is written: a change of the order later leaves what was told. */
export const subjectOfHead = sql<string>`coalesce(o.title || ' ' || to_char(to_timestamp(o.travel_at / 1000) at time zone 'Asia/Shanghai', 'MM-DD'), '')`;

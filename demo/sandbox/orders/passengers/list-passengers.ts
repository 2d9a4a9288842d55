import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import type { z } from 'zod';
import type { Page } from '#contract/page.ts';
import type { passengerSchemas } from '#contract/passenger.schema.ts';
import type { Passenger } from '#contract/passenger.ts';
import type { Envelope } from '#contract/row.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { compoundSurnames } from '#domain/passenger/names/latin-name.ts';
import { memberOf } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { maySubstitute } from '../substitutes/substitution.ts';
import { containing } from '../../ground/lists/like.ts';
import { paged } from '../../ground/lists/paged.ts';
import { showPassengers, visiblePassengers } from './passenger-rows.ts';
import type { Roster } from './rosters.ts';

type ListInput = z.output<typeof passengerSchemas.list>;

/** A document that ends within so many days needs a new one. */
const soonDays = 30;

/**
 * `rank`: the member, then own passengers, then colleagues; `staff`: colleagues before other own passengers, as
 * business travel wants them; `name`: by pinyin.
 */
export const listPassengers =
  (roster: Roster) =>
  async (
    { keyword = '', group, relation = 'all', bookedProduct, ...input }: ListInput,
    call: Call,
  ): Promise<Envelope<Page<Passenger>>> => {
    const member = memberOf(call);
    const isMine = sql<boolean>`p.member_id = ${member.memberId}`;
    let query = visiblePassengers(call.db, roster, member);
    if (group === 'own') query = query.where(sql<SqlBool>`${isMine}`);
    if (group === 'company') query = query.where(sql<SqlBool>`not ${isMine}`);
    if (group === 'attention') query = query.where(needsAttention(addDays(dayAt(call.now()), soonDays)));
    if (bookedProduct && member.creditEmployeeId > 0) {
      const { creditMemberId, creditEmployeeId } = member;
      const today = dayAt(call.now());
      query = query.where(
        sql<SqlBool>`(${isMine} or ${maySubstitute(creditMemberId, creditEmployeeId, today, bookedProduct)})`,
      );
    }
    if (relation !== 'all') query = query.where('p.relation', '=', relation);
    const found = matching(keyword, roster, roster.mayChange(member));
    if (found) query = query.where(found);
    const sorts = {
      rank: sql`case when not ${isMine} then 2 when p.is_self then 0 else 1 end`,
      staff: sql`case when ${isMine} and p.is_self then 0 when not ${isMine} then 1 else 2 end`,
      name: sql`coalesce(nullif(p.english_name, ''), p.name)`,
    };
    return await paged({ db: call.db, query, sorts, id: sql.ref('p.id') }, input, (rows) =>
      showPassengers(call.db, member, rows),
    );
  };

/** No document at all, or one that has ended or soon will. */
const needsAttention = (day: string) =>
  sql<SqlBool>`(not exists (select from passenger_documents x where x.passenger_id = p.id) or exists (select from passenger_documents x where x.passenger_id = p.id and x.cert_valid_date < ${day}))`;

/** By the Latin name in either order, by its initials, or by the family name and the initials of the given one. */
function byLatinName(letters: string) {
  const spaced = (part: string): string => [...part].join('%');
  // OYJX, LINZX: the family name ends somewhere in the letters.
  const initials = Array.from({ length: Math.min(letters.length - 1, 12) }, (_, at) => {
    const [family, given] = [letters.slice(0, at + 1), letters.slice(at + 1)];
    return given.length > 6 ? [] : [`${family}%/${spaced(given)}%`];
  }).flat();
  // Of a foreigner the name itself.
  const latin = sql`coalesce(nullif(p.english_name, ''), upper(p.name))`;
  const isCompound = sql`left(p.name, 2) = any(${Array.from(compoundSurnames)}::text[])`;
  return [
    sql`replace(${latin}, '/', '') like ${`%${letters}%`}`,
    sql`split_part(${latin}, '/', 2) || split_part(${latin}, '/', 1) like ${`%${letters}%`}`,
    ...(initials.length ? [sql`${latin} like any(${initials}::text[])`] : []),
    ...(letters.length > 2 && letters.length < 6
      ? [sql`(${isCompound} and ${latin} like ${`${spaced(letters.slice(0, 2))}%/${spaced(letters.slice(2))}%`})`]
      : []),
  ];
}

/**
 * By name, department, host and reason of a visit, Latin name in either order or its initials, and the end of a phone or document. Of a colleague's
 * only the last four count, which the mask shows: longer ends would reveal the number digit by digit.
 */
function matching(keyword: string, { isExternal }: Roster, isOwn: ReturnType<Roster['mayChange']>) {
  const wanted = keyword.normalize('NFKC').trim().toUpperCase().replaceAll(' ', '');
  if (!wanted) return undefined;
  const like = containing(wanted);
  const ways = [sql`upper(p.name) like ${like}`, sql`upper(d.name) like ${like}`];
  // Of a colleague the keys of the company's list: pinyin, initials and both mixed.
  if (!isExternal) ways.push(sql`e.search like ${containing(wanted.toLowerCase())}`);
  if (isExternal) ways.push(sql`upper(h.real_name) like ${like}`, sql`upper(p.visit_reason) like ${like}`);
  const latin = wanted.replace(/[/Ü]/g, (sign) => (sign === '/' ? '' : 'V'));
  // ü is typed as v, and YU on a document.
  for (const name of /^[A-Z]{1,40}$/.test(latin) ? new Set([latin, latin.replaceAll('V', 'YU')]) : [])
    ways.push(...byLatinName(name));
  if (/^[\dA-Z]{3,}$/.test(wanted)) {
    const end = `%${wanted}`;
    ways.push(
      sql`(${isOwn} and (p.mobile_phone like ${end} or exists (select from passenger_documents x where x.passenger_id = p.id and x.cert_no like ${end})))`,
    );
    if (wanted.length === 4)
      ways.push(
        sql`right(p.mobile_phone, 4) = ${wanted}`,
        sql`exists (select from passenger_documents x where x.passenger_id = p.id and right(x.cert_no, 4) = ${wanted} and length(x.cert_no) >= 15)`,
      );
  }
  return sql<SqlBool>`(${sql.join(ways, sql` or `)})`;
}

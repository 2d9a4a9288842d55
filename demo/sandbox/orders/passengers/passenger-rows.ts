import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import type { CertType, Guest, Passenger, PassengerDocument, PsgType } from '#contract/passenger.ts';
import { maskCertNo } from '#domain/passenger/documents/masking.ts';
import type { Database, Member, Tx } from '../../ground/call.ts';
import type { PassengerDocumentRow } from '../../ground/database/tables/tables-own-data.ts';
import type { Roster } from './rosters.ts';

/** Passengers of a roster that the member may see. `e` is the employee who is the passenger, or whose guest it is; `h` that employee as a member. */
export const visiblePassengers = (db: Database | Tx, roster: Roster, member: Member) =>
  db
    .selectFrom('passengers as p')
    .leftJoin('employees as e', (join) =>
      join
        .on('e.company_id', '=', member.creditMemberId)
        .on(
          roster.isExternal
            ? sql<SqlBool>`e.id = p.host_id`
            : sql<SqlBool>`(e.member_id = p.member_id and p.is_self and (e.shares_documents or p.member_id = ${member.memberId}))`,
        ),
    )
    .leftJoin('departments as d', 'd.id', 'e.department_id')
    .leftJoin('members as h', 'h.id', 'e.member_id')
    .leftJoin('members as a', 'a.id', 'p.member_id')
    .where(roster.sees(member))
    .selectAll('p')
    .select([
      'e.id as employee_id',
      'd.name as dept_name',
      'h.real_name as host_name',
      'a.real_name as adder_name',
      roster.mayChange(member).as('may_change'),
    ]);

type VisibleRow = Awaited<ReturnType<ReturnType<typeof visiblePassengers>['execute']>>[number];

/** As a member sees them: numbers masked. */
export async function showPassengers(
  db: Database | Tx,
  member: Member,
  rows: readonly VisibleRow[],
): Promise<Passenger[]> {
  const documents = await documentsOf(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    englishName: row.english_name,
    psgType: row.psg_type as PsgType,
    sex: row.sex as Passenger['sex'],
    bornDate: row.born_date,
    nationality: row.nationality,
    mobilePhone: row.mobile_phone,
    documents: documents.filter((one) => one.passenger_id === row.id).map(showDocument),
    isSelf: row.is_self && row.member_id === member.memberId,
    isOwn: Boolean(row.may_change),
    relation: row.relation ?? '',
    ...(row.company_id === null
      ? { isEmployee: row.employee_id !== null, deptName: row.dept_name ?? '' }
      : { isEmployee: false, deptName: '', guest: guestOf(row) }),
  }));
}

const guestOf = (row: VisibleRow): Guest => ({
  hostId: row.employee_id ?? 0,
  hostName: row.host_name ?? '',
  hostDept: row.dept_name ?? '',
  visitReason: row.visit_reason,
  addedBy: row.adder_name ?? '',
});

/** One passenger that the member may see. */
export async function readPassenger(
  db: Database | Tx,
  roster: Roster,
  member: Member,
  id: string,
): Promise<Passenger | undefined> {
  const [found] = await readPassengers(db, roster, member, [id]);
  return found;
}

export async function readPassengers(
  db: Database | Tx,
  roster: Roster,
  member: Member,
  ids: readonly string[],
): Promise<Passenger[]> {
  if (!ids.length) return [];
  return await showPassengers(
    db,
    member,
    await visiblePassengers(db, roster, member).where('p.id', 'in', ids).execute(),
  );
}

/** Documents with their numbers, in the order of the passenger's list. */
export async function documentsOf(db: Database | Tx, ids: readonly string[]): Promise<PassengerDocumentRow[]> {
  if (!ids.length) return [];
  return await db
    .selectFrom('passenger_documents')
    .where('passenger_id', 'in', ids)
    .orderBy('position')
    .selectAll()
    .execute();
}

export const showDocument = (row: PassengerDocumentRow): PassengerDocument => ({
  certType: row.cert_type as CertType,
  maskedNo: maskCertNo(row.cert_no),
  ...(row.cert_valid_date && { certValidDate: row.cert_valid_date }),
  ...(row.issue_country && { issueCountry: row.issue_country }),
});

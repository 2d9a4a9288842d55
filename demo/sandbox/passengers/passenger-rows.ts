import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { CertType, Passenger, PassengerDocument, PsgType } from '#contract/passenger.ts';
import { maskCertNo } from '#domain/passenger/masking.ts';
import type { Database, Member, Tx } from '../call.ts';
import type { PassengerDocumentRow, PassengerRow } from '../database/tables/tables-account.ts';

/** Passengers that a member of this app id may book for: the own frequent ones, and the colleagues of a company's member. */
export function visiblePassengers(db: Database | Tx, { memberId, appId, creditMemberId }: Member) {
  const owners = sql<string>`(select ${memberId}::text union select member_id from employees where company_id = ${creditMemberId})`;
  return db
    .selectFrom('passengers as p')
    .leftJoin('employees as e', (join) =>
      join.onRef('e.member_id', '=', 'p.member_id').on('p.is_self', '=', true).on('e.company_id', '=', creditMemberId),
    )
    .leftJoin('departments as d', 'd.id', 'e.department_id')
    .where('p.app_id', '=', appId)
    .where('p.member_id', 'in', owners)
    .where((eb) => eb.or([eb('p.member_id', '=', memberId), eb('e.id', 'is not', null)]))
    .selectAll('p')
    .select(['e.id as employee_id', 'd.name as dept_name']);
}

type VisibleRow = Selectable<PassengerRow> & { employee_id: number | null; dept_name: string | null };

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
    isOwn: row.member_id === member.memberId,
    isEmployee: row.employee_id !== null,
    deptName: row.dept_name ?? '',
  }));
}

/** One passenger that the member may see. */
export async function readPassenger(db: Database | Tx, member: Member, id: string): Promise<Passenger | undefined> {
  const [found] = await readPassengers(db, member, [id]);
  return found;
}

export async function readPassengers(db: Database | Tx, member: Member, ids: readonly string[]): Promise<Passenger[]> {
  if (!ids.length) return [];
  return await showPassengers(db, member, await visiblePassengers(db, member).where('p.id', 'in', ids).execute());
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

const showDocument = (row: PassengerDocumentRow): PassengerDocument => ({
  certType: row.cert_type as CertType,
  maskedNo: maskCertNo(row.cert_no),
  ...(row.cert_valid_date && { certValidDate: row.cert_valid_date }),
  ...(row.issue_country && { issueCountry: row.issue_country }),
});

import { sql } from 'kysely';
import type { CertType, Passenger, PassengerDocument, PsgType } from '#contract/passenger.ts';
import type { Database, Member, Tx } from '../call.ts';
import type { PassengerDocumentRow } from '../database/tables-account.ts';

/** What a member of this app id may book for: own frequent passengers, and the colleagues where there are any. */
export async function readPassengers(db: Database | Tx, member: Member, only?: string): Promise<Passenger[]> {
  let query = db
    .selectFrom('passengers as p')
    .leftJoin('employees as e', (join) => join.onRef('e.member_id', '=', 'p.member_id').on('p.is_self', '=', true).on('e.company_id', '=', member.creditMemberId))
    .leftJoin('departments as d', 'd.id', 'e.department_id')
    .where('p.app_id', '=', member.appId)
    .where((eb) => eb.or([eb('p.member_id', '=', member.memberId), ...(member.creditMemberId > 0 ? [eb('e.id', 'is not', null)] : [])]))
    .selectAll('p')
    .select(['e.id as employee_id', 'd.name as dept_name']);
  if (only) query = query.where('p.id', '=', only);
  const rows = await query
    .orderBy(sql`case when p.member_id = ${member.memberId} then 0 else 1 end`)
    .orderBy('p.is_self', 'desc')
    .orderBy('p.id')
    .execute();
  const documents = await documentsOf(db, rows.map((row) => row.id));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    englishName: row.english_name,
    psgType: row.psg_type as PsgType,
    sex: row.sex as Passenger['sex'],
    bornDate: row.born_date,
    nationality: row.nationality,
    mobilePhone: row.mobile_phone,
    documents: documents.get(row.id) ?? [],
    isSelf: row.is_self && row.member_id === member.memberId,
    isEmployee: row.employee_id !== null,
    deptName: row.dept_name ?? '',
  }));
}

async function documentsOf(db: Database | Tx, ids: readonly string[]): Promise<Map<string, PassengerDocument[]>> {
  const found = new Map<string, PassengerDocument[]>();
  if (!ids.length) return found;
  const rows = await db.selectFrom('passenger_documents').where('passenger_id', 'in', ids).orderBy('position').selectAll().execute();
  for (const row of rows) found.set(row.passenger_id, [...(found.get(row.passenger_id) ?? []), documentFrom(row)]);
  return found;
}

const documentFrom = (row: PassengerDocumentRow): PassengerDocument => ({
  certType: row.cert_type as CertType,
  certNo: row.cert_no,
  ...(row.cert_valid_date && { certValidDate: row.cert_valid_date }),
  ...(row.issue_country && { issueCountry: row.issue_country }),
});

/** By name, Latin name, phone, or the end of a document number. */
export function matches(passenger: Passenger, keyword: string): boolean {
  const wanted = keyword.trim().toUpperCase().replaceAll(' ', '');
  if (!wanted) return true;
  return (
    passenger.name.toUpperCase().includes(wanted) ||
    passenger.englishName.replace('/', '').toUpperCase().includes(wanted.replace('/', '')) ||
    passenger.mobilePhone.includes(wanted) ||
    passenger.documents.some((document) => document.certNo.endsWith(wanted))
  );
}

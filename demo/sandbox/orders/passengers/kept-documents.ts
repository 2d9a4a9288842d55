import type { CertType } from '#contract/passenger.ts';
import type { Database, Member } from '../../ground/call.ts';
import { documentsOf, visiblePassengers } from './passenger-rows.ts';
import { external, frequent } from './rosters.ts';

interface Named {
  passengerId?: string | undefined;
  certType: CertType;
  certNo: string;
  certValidDate?: string | undefined;
}

/**
 * Passengers that are named by id get the number of the chosen document, and its day of expiry, from the member's list;
 * on business also from the external travellers of the company.
 */
export async function withKeptDocuments<Passenger extends Named>(
  db: Database,
  member: Member,
  { passengers, travelType }: { passengers: Passenger[]; travelType: string },
): Promise<Passenger[]> {
  const ids = passengers.flatMap(({ passengerId, certNo }) => (passengerId && !certNo ? [passengerId] : []));
  if (!ids.length) return passengers;
  const rosters = travelType === 'business' ? [frequent, external] : [frequent];
  const visible = await Promise.all(
    rosters.map((roster) => visiblePassengers(db, roster, member).where('p.id', 'in', ids).execute()),
  );
  const documents = await documentsOf(
    db,
    visible.flat().map(({ id }) => id),
  );
  return passengers.map((one) => {
    const kept =
      !one.certNo &&
      documents.find((document) => document.passenger_id === one.passengerId && document.cert_type === one.certType);
    return kept
      ? { ...one, certNo: kept.cert_no, certValidDate: one.certValidDate ?? kept.cert_valid_date ?? undefined }
      : one;
  });
}

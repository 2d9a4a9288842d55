import { dayAt } from '#domain/china-time.ts';
import { certKey } from '#domain/passenger/documents/duplicates.ts';
import { idCheckCharacter } from '#domain/passenger/documents/id-card.ts';
import { apps } from '../../../ground/apps.ts';
import { companyId } from './seed-employees.ts';
import { seedGuests } from './seed-guests.ts';
import type { SeedGuest } from './seed-guests.ts';
import { seedPeople } from './seed-people.ts';
import type { SeedDocument, SeedPerson } from './seed-people.ts';
import type { Seeder } from './seeding.ts';

const monthMs = 30.5 * 86_400_000;

function idCard(card: string, born: string): SeedDocument {
  const [region = '', order = ''] = card.split('/');
  const digits = region + born.replaceAll('-', '') + order;
  return ['1', digits + idCheckCharacter(digits)];
}

/** Birthday and documents of a person, ID card first. */
function papers(person: SeedPerson, now: number): { born: string; documents: SeedDocument[] } {
  const born = typeof person.born === 'string' ? person.born : dayAt(now - person.born * monthMs);
  return { born, documents: [...(person.card ? [idCard(person.card, born)] : []), ...(person.documents ?? [])] };
}

type Listed = SeedPerson & Partial<Pick<SeedGuest, 'hostId' | 'reason'>>;

/** The same people under every app id: no application may see another's passengers. Guests come after all others. */
export const seedPassengers: Seeder = async ({ tx, now }) => {
  const people = [seedPeople, seedGuests].flatMap((lists: Readonly<Record<string, readonly Listed[]>>) =>
    [...apps.keys()].flatMap((appId) =>
      Object.entries(lists).flatMap(([memberId, list]) =>
        list.map((person) => ({ appId, memberId, person, ...papers(person, now) })),
      ),
    ),
  );
  const numbered = people.map((one, at) => ({ ...one, id: String(30_000_001 + at) }));
  await tx
    .insertInto('passengers')
    .values(
      numbered.map(({ id, appId, memberId, person, born }) => ({
        id,
        member_id: memberId,
        app_id: appId,
        name: person.name,
        english_name: person.english,
        psg_type: person.type ?? 'ADT',
        sex: person.sex,
        born_date: born,
        nationality: person.nationality ?? 'CN',
        mobile_phone: person.phone ?? '',
        is_self: person.self ?? false,
        guardian_consent: true,
        consent_at: now,
        updated_at: now,
        company_id: person.hostId ? companyId : null,
        host_id: person.hostId ?? null,
        visit_reason: person.reason ?? '',
      })),
    )
    .execute();
  await tx
    .insertInto('passenger_documents')
    .values(
      numbered.flatMap(({ id, documents }) =>
        documents.map(([certType, certNo, validDate, country], position) => ({
          passenger_id: id,
          position,
          cert_type: certType,
          cert_no: certNo,
          cert_key: certKey({ certType, certNo }),
          cert_valid_date: validDate ?? null,
          issue_country: country ?? null,
        })),
      ),
    )
    .execute();
};

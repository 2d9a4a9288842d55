import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { levelKeyOf } from '#domain/account/level.ts';
import type { Acting, Call, Database, Member, Tx } from '../call.ts';
import { fixed } from '../database/statements/fixed.ts';
import { remembered } from '../database/statements/remembered.ts';
import type { MemberRow } from '../database/tables/tables-account.ts';
import { randomBytes } from '../random/random.ts';

/** A session ends after half an hour without a call. */
export const idleMs = 30 * 60_000;
/** The last call is written down at most once a second: reads stay reads. */
const touchMs = 1000;

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A new session; its token is known to the caller only. */
export async function openSession(
  db: Database | Tx,
  memberId: string,
  { appId, now, device }: Pick<Call, 'appId' | 'device'> & { now: number },
  acting?: Acting,
): Promise<string> {
  const token = randomBytes(16).toString('hex');
  await db
    .deleteFrom('sessions')
    .where('member_id', '=', memberId)
    .where('last_seen', '<', now - idleMs)
    .execute();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      member_id: memberId,
      app_id: appId,
      created_at: now,
      last_seen: now,
      device,
      ...(acting && {
        acting_id: acting.memberId,
        acting_by: acting.by,
        acting_company: acting.companyId,
        acting_from: acting.from,
      }),
    })
    .execute();
  return token;
}

const readSession = fixed((db, tokenHash: string, appId: string) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('members as m', 'm.id', 's.member_id')
    .where('s.token_hash', '=', tokenHash)
    .where('s.app_id', '=', appId)
    .selectAll('m')
    .select(['s.last_seen', 's.acting_id', 's.acting_by', 's.acting_company', 's.acting_from'])
    .compile(),
);
const touch = fixed((db, tokenHash: string, now: number) =>
  db.updateTable('sessions').set({ last_seen: now }).where('token_hash', '=', tokenHash).compile(),
);
/** Each call needs the session. Of its time alone the remembered rows are told by `memberBehind`. */
const sessionOf = remembered(['sessions', 'members'], readSession, {
  except: (text) => text.startsWith('update "sessions" set "last_seen"'),
});

/** The member behind a token of this app id; null when there is none, or the session has ended. */
export async function memberBehind(
  db: Database,
  tokenHash: string,
  appId: string,
  now: number,
): Promise<Member | null> {
  const [found] = await sessionOf(db, tokenHash, appId);
  // A login under way while the member was frozen or closed has left a session.
  if (!found || found.last_seen <= now - idleMs || found.frozen_at !== null || found.closed_at !== null) return null;
  if (found.last_seen < now - touchMs) {
    await touch(db, tokenHash, now);
    found.last_seen = now;
  }
  const member = memberFrom(found, appId);
  const { acting_id: memberId, acting_by: by, acting_company: companyId, acting_from: from } = found;
  if (memberId !== null && by !== null && companyId !== null && from !== null)
    member.acting = { memberId, by, companyId, from };
  return member;
}

const rows = new WeakMap<Member, Selectable<MemberRow>>();

/** The row that a member of a call was made from: read with the token, so no handler reads it again. */
export function rowOf(member: Member): Selectable<MemberRow> {
  const row = rows.get(member);
  if (!row) throw new Error('a member that was not read from the database');
  return row;
}

export function memberFrom(row: Selectable<MemberRow>, appId: string): Member {
  const ids = {
    memberType: row.member_type,
    creditMemberId: row.credit_member_id,
    creditEmployeeId: row.credit_employee_id,
  };
  const member: Member = {
    ...ids,
    memberId: row.id,
    level: levelKeyOf(ids),
    femaleEndId: row.female_end_id,
    mobilePhone: row.mobile_phone ?? '',
    realName: row.real_name,
    isThirdParty: row.app_id !== null,
    appId,
  };
  rows.set(member, row);
  return member;
}

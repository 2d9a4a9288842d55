import { hashToken, memberFrom } from '../member/tokens.ts';
import { apps } from '../apps.ts';
import { memberOf } from '../call.ts';
import type { Call, Database, Member } from '../call.ts';
import type { AppConfig } from '#theme/theme.ts';
import { randomBytes } from '../random/random.ts';

/** A browser, or the program it hands the address to, may fetch the file more than once. */
export const downloadLifeMs = 5 * 60_000;

export interface Download<Input> {
  member: Member;
  app: AppConfig;
  input: Input;
  /** The file shows what was true then. */
  madeAt: number;
}

/** A key for a member's file at a path; an address may hold it, unlike a token. */
export async function keepDownload(call: Call, path: string, input: unknown): Promise<string> {
  const key = randomBytes(24).toString('base64url');
  await call.db
    .insertInto('downloads')
    .values({
      key_hash: hashToken(key),
      member_id: memberOf(call).memberId,
      app_id: call.appId,
      input: JSON.stringify({ path, input }),
      made_at: call.now(),
    })
    .execute();
  return key;
}

/** Undefined for a key that is unknown, over, or of a file at another path. */
export async function readDownload<Input>(
  db: Database,
  path: string,
  key: string,
  now: number,
): Promise<Download<Input> | undefined> {
  const kept = await db
    .selectFrom('downloads as d')
    .innerJoin('members as m', 'm.id', 'd.member_id')
    .where('d.key_hash', '=', hashToken(key))
    .where('d.made_at', '>', now - downloadLifeMs)
    .selectAll('m')
    .select(['d.app_id as asked_app', 'd.input', 'd.made_at'])
    .executeTakeFirst();
  const app = kept && apps.get(kept.asked_app);
  if (!kept || !app) return undefined;
  const { asked_app: appId, input: asked, made_at: madeAt, ...row } = kept;
  const { path: ownPath, input } = asked as { path: string; input: Input };
  return ownPath === path ? { member: memberFrom(row, appId), app, input, madeAt } : undefined;
}

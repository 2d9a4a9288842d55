import type { Selectable } from 'kysely';
import type { EventSubscriptionRow } from '../database/tables/tables-event.ts';

/** So long the secret of before signs beside a new one. */
export const overlapMs = 24 * 3_600_000;

type Kept = Pick<Selectable<EventSubscriptionRow>, 'secret' | 'old_secret' | 'old_until'>;

/** The secrets that sign now, the newest first. */
export const secretsOf = ({ secret, old_secret, old_until }: Kept, now: number): string[] => [
  secret,
  ...(old_secret && old_until !== null && old_until > now ? [old_secret] : []),
];

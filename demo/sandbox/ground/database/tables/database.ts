import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
export type Tx = Transaction<Tables>;

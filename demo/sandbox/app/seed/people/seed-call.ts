import { defaultConfig } from '#theme/default-config.ts';
import type { Call, Database, Tx } from '../../../ground/call.ts';
import type { Envelope } from '#contract/row.ts';
import { memberFrom } from '../../../ground/member/tokens.ts';
import { apps } from '../../../ground/apps.ts';
import { shareTransaction } from '../../../ground/database/statements/followed.ts';

/** Calls of the seeded members at any moment of the past, all of them inside the seed's transaction; in the default application without another. */
export type CallAt = (memberId: string, at: number, path: string, appId?: string) => Call;

/** The calls of members begin transactions of their own; here they are part of the seed's. */
function withinTransaction(tx: Tx): Database {
  shareTransaction(tx);
  const transaction = () => ({ execute: <T>(work: (inner: Tx) => Promise<T>): Promise<T> => work(tx) });
  return new Proxy(tx, {
    get(target, name) {
      if (name === 'transaction') return transaction;
      const value = Reflect.get(target, name, target) as unknown;
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  }) as Database;
}

export async function openCalls(tx: Tx): Promise<{ db: Database; callAt: CallAt }> {
  const db = withinTransaction(tx);
  const members = await tx.selectFrom('members').where('app_id', 'is', null).selectAll().execute();
  const callAt: CallAt = (memberId, at, path, appId = defaultConfig.appId) => {
    const app = apps.get(appId);
    if (!app) throw new Error(`no application ${appId} for the calls of the seed`);
    const row = members.find(({ id }) => id === memberId);
    if (!row) throw new Error(`no member ${memberId} in the seed`);
    return {
      db,
      version: 0,
      now: () => at,
      appId,
      // Hashing a pay password for each payment of two years would take longer than all the rest.
      isSeed: true,
      app,
      path,
      member: memberFrom(row, appId),
      tokenHash: '',
      address: '127.0.0.1',
      device: '',
      baseUrl: '',
      settings: { sandbox: true, captchaBypass: null, requestVerifyKey: null, railHours: { stations: {} } },
    };
  };
  return { db, callAt };
}

/** The answer of a call that the seed makes; a refusal ends the seed. `name`: of the part that made it. */
export const answerTo =
  (name: string) =>
  <Out>({ ret, msg, data }: Envelope<Out>): Out => {
    if (ret !== 0) throw new Error(`${name} of the seed: ${msg}`);
    return data;
  };

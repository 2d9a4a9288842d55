import type { z } from 'zod';
import { flightSchemas } from '#contract/flight.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { msOf } from '#domain/china-time.ts';
import { levelKeyOf } from '#domain/account/level.ts';
import { defaultConfig } from '#theme/default-config.ts';
import type { Call, Handler, Member } from '../../demo/sandbox/ground/call.ts';
import { openDatabase } from '../../demo/sandbox/ground/database/open-database.ts';
import type { OpenDatabase } from '../../demo/sandbox/ground/database/open-database.ts';
import { seed } from '../../demo/sandbox/app/seed/seed.ts';
import { seededData } from './sandbox.ts';

type Schemas = typeof flightSchemas;

/** A database with seed data and a clock that tests set: flight calls without the wire around them. */
export interface Desk {
  open: OpenDatabase;
  /** Sets the sandbox clock: `2026-11-20 14:30`. */
  setClock(moment: string): void;
  call(member?: Member | null): Call;
  /** Runs a handler on input as the wire gives it: with defaults filled in. */
  ask<K extends keyof Schemas, Out>(
    name: K,
    handler: Handler<z.output<Schemas[K]>, Out>,
    input: z.input<Schemas[K]>,
    member?: Member | null,
  ): Promise<Envelope<Out>>;
}

export async function openDesk(): Promise<Desk> {
  // Its tables are there; to begin without a dump takes six times as long.
  const open = await openDatabase({ memory: true, loadFrom: await seededData() });
  let nowMs = msOf('2026-11-20 14:30');
  await seed({ db: open.db, trueNow: nowMs, port: 4600, again: true });
  const call = (member: Member | null = null): Call => ({
    db: open.db,
    version: 1,
    now: () => nowMs,
    appId: 'default',
    app: defaultConfig,
    path: '',
    member,
    tokenHash: '',
    address: '127.0.0.1',
    device: '',
    baseUrl: 'http://127.0.0.1:4600',
    settings: { sandbox: true, captchaBypass: null, requestVerifyKey: null },
  });
  return {
    open,
    setClock: (moment) => {
      nowMs = msOf(moment);
    },
    call,
    ask: async (name, handler, input, member = null) =>
      handler(flightSchemas[name].parse(input) as never, call(member)),
  };
}

/** A member as the token gives it; numbers of the seed. */
export function memberForTests(
  memberType: number,
  ids: Partial<Pick<Member, 'creditMemberId' | 'creditEmployeeId' | 'memberId'>> = {},
): Member {
  const { memberId = '20250010', creditMemberId = 0, creditEmployeeId = 0 } = ids;
  const level = levelKeyOf({ memberType, creditMemberId, creditEmployeeId });
  return {
    memberId,
    level,
    memberType,
    creditMemberId,
    creditEmployeeId,
    femaleEndId: 0,
    mobilePhone: '13800000010',
    realName: '周砚清',
    isThirdParty: false,
    appId: 'default',
  };
}

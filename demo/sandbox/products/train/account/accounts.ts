import type { z } from 'zod';
import type { Envelope } from '#contract/row.ts';
import type { TrainAccount, TrainAccountConflict } from '#contract/train-account.ts';
import type { trainAccountSchemas } from '#contract/train-account.schema.ts';
import { momentAt } from '#domain/china-time.ts';
import { checkRailAccount, hideRailAccount } from '#domain/rail/account/rail-account.ts';
import { closedUntil } from '#domain/rail/sale-times.ts';
import { badInput, memberOf, ok, refuse } from '../../../ground/call.ts';
import type { Call, Database, Member, Tx } from '../../../ground/call.ts';
import { clearFailures, countFailure, takeTry } from '../../../ground/member/login-guard.ts';
import { answeredBefore, once } from '../../../ground/once.ts';
import { saleHoursOf } from '../network/sale-hours.ts';
import { askStandIn } from './stand-in.ts';

type In<Name extends keyof typeof trainAccountSchemas> = z.output<(typeof trainAccountSchemas)[Name]>;

const mostKept = 5;

const accountsOf = (db: Database | Tx, { appId, memberId }: Member) =>
  db.selectFrom('rail_accounts').where('app_id', '=', appId).where('member_id', '=', memberId);
const own = (member: Member) => ({ app_id: member.appId, member_id: member.memberId });

async function show(db: Database | Tx, member: Member): Promise<TrainAccount> {
  const rows = await accountsOf(db, member).orderBy('used_at', 'desc').orderBy('id', 'desc').selectAll().execute();
  const linked = rows.find(({ is_linked }) => is_linked);
  return {
    isLogin: linked !== undefined,
    account: linked ? hideRailAccount(linked.account) : '',
    since: linked ? momentAt(linked.used_at) : '',
    historyList: rows.map(({ id, account, used_at }) => ({
      historyId: String(id),
      account: hideRailAccount(account),
      lastUsed: momentAt(used_at),
    })),
  };
}

/** The member's account of 12306, masked; "" without one. */
export async function linkedRailAccount(db: Database, member: Member): Promise<string> {
  const row = await accountsOf(db, member).where('is_linked', '=', true).select('account').executeTakeFirst();
  return row ? hideRailAccount(row.account) : '';
}

export const readRailAccount = async (_input: In<'read'>, call: Call): Promise<Envelope<TrainAccount>> =>
  ok(await show(call.db, memberOf(call)));

const conflict = (msg: string, data: TrainAccountConflict): Envelope<never> => refuse(409, msg, data);
const locked = (seconds: number): Envelope<never> =>
  conflict(`密码错误次数过多，请 ${Math.ceil(seconds / 60)} 分钟后再试，也可在 12306 找回密码`, {
    kind: 'locked',
    retryAfter: seconds,
  });

/** Asks 12306 about the account; undefined: it takes it. The password goes no further than this. */
async function refusalOf(account: string, password: string, call: Call): Promise<Envelope<never> | undefined> {
  const now = call.now();
  const until = closedUntil(now, saleHoursOf(call.settings, ''));
  if (until) return conflict(`铁路系统维护中，${until.slice(5, 16)} 恢复，请届时再试`, { kind: 'closed', until });
  const attempt = { account: `rail ${account.toLowerCase()}`, address: `rail ${call.address}` };
  const { waitSeconds, tries } = await takeTry(call.db, attempt, now);
  if (waitSeconds > 0) return locked(waitSeconds);
  const answer = askStandIn(account, password);
  if (answer === 'wrongPassword') {
    const left = await countFailure(call.db, attempt, tries, now);
    return left > 0
      ? conflict(`12306 账号或密码错误，还可尝试 ${left} 次`, { kind: 'wrongPassword', triesLeft: left })
      : locked(15 * 60);
  }
  await clearFailures(call.db, attempt.account);
  switch (answer) {
    case 'phoneUnproved':
      return conflict('该账号的手机号尚未核验，请先在 12306 完成核验', { kind: answer });
    case 'identityUnproved':
      return conflict('该账号的身份信息尚未通过核验，请先在 12306 或车站办理', { kind: answer });
    case 'busy':
      return conflict('12306 繁忙，请稍后再试', { kind: answer });
    default:
      return undefined;
  }
}

/** Two calls of one member at once: the second one sees the account of the first. */
const inLine = ({ memberId }: Member) => ({ locks: [`rail account ${memberId}`] });

/** Links an account of 12306 in place of the present one. */
export async function linkRailAccount(
  { requestId, account: typed, historyId, railPassword }: In<'login'>,
  call: Call,
): Promise<Envelope<TrainAccount>> {
  const member = memberOf(call);
  const former = historyId
    ? await accountsOf(call.db, member).where('id', '=', Number(historyId)).select('account').executeTakeFirst()
    : undefined;
  if (historyId && !former) return badInput('historyId', '该历史账号已删除，请重新输入账号');
  const account = former?.account ?? typed;
  const problem = checkRailAccount(account);
  if (problem) return badInput('account', problem);
  // Answered again before 12306 is asked: a repeated call uses no try up.
  const before = await answeredBefore<TrainAccount>(call, requestId, { account });
  if (before) return before;
  const refusal = await refusalOf(account, railPassword, call);
  if (refusal) return refusal;
  // Without the password: its hash would be kept with the key.
  return await once(
    call,
    requestId,
    { account },
    async (tx) => {
      await unlink(tx, member);
      const row = { ...own(member), account, is_linked: true, used_at: call.now() };
      await tx
        .insertInto('rail_accounts')
        .values(row)
        .onConflict((known) => known.columns(['app_id', 'member_id', 'account']).doUpdateSet(row))
        .execute();
      const kept = accountsOf(tx, member).orderBy('used_at', 'desc').orderBy('id', 'desc').limit(mostKept).select('id');
      await tx
        .deleteFrom('rail_accounts')
        .where('app_id', '=', member.appId)
        .where('member_id', '=', member.memberId)
        .where('id', 'not in', kept)
        .execute();
      return ok(await show(tx, member), '12306 账号已绑定');
    },
    inLine(member),
  );
}

const unlink = (tx: Tx, { appId, memberId }: Member) =>
  tx
    .updateTable('rail_accounts')
    .set({ is_linked: false })
    .where('app_id', '=', appId)
    .where('member_id', '=', memberId)
    .where('is_linked', '=', true)
    .execute();

/** The account stays in the history. */
export const unlinkRailAccount = async ({ requestId }: In<'logout'>, call: Call): Promise<Envelope<TrainAccount>> =>
  await once(
    call,
    requestId,
    {},
    async (tx) => {
      await unlink(tx, memberOf(call));
      return ok(await show(tx, memberOf(call)), '已解除绑定');
    },
    inLine(memberOf(call)),
  );

/** Takes an account out of the history; the linked one is no longer linked then. */
export const forgetRailAccount = async (
  { requestId, historyId }: In<'forget'>,
  call: Call,
): Promise<Envelope<TrainAccount>> =>
  await once(
    call,
    requestId,
    { historyId },
    async (tx) => {
      const member = memberOf(call);
      const { numDeletedRows } = await tx
        .deleteFrom('rail_accounts')
        .where('app_id', '=', member.appId)
        .where('member_id', '=', member.memberId)
        .where('id', '=', Number(historyId))
        .executeTakeFirst();
      return numDeletedRows ? ok(await show(tx, member), '已删除') : refuse(404, '该历史账号已删除');
    },
    inLine(memberOf(call)),
  );

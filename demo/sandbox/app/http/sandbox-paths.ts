import type { Hono } from 'hono';
import { sql } from 'kysely';
import { momentAt } from '#domain/china-time.ts';
import { levelKeyOf } from '#domain/account/level.ts';
import { mostClocks, ownerOf } from '../../ground/account-clock.ts';
import type { ClockOwner } from '../../ground/account-clock.ts';
import { refuse } from '../../ground/call.ts';
import { sandboxPassword, seedAccounts } from '../seed/people/seed-members.ts';
import { companyId } from '../seed/people/seed-employees.ts';
import { sandboxPayPassword, withPayPassword } from '../seed/people/seed-payments.ts';
import { mountChangePaths } from './change-paths.ts';
import { badField, fieldsOf } from './sandbox-fields.ts';
import { mountScenarios } from './scenario-paths.ts';
import { mountSecretPaths } from './secret-paths.ts';
import { mountCashier } from '../../money/cashier/cashier.ts';
import { watchOrigins } from '../../ground/wire/origins.ts';
import { reply } from '../../ground/wire/reply.ts';
import type { World } from '../../ground/world.ts';

/** Paths that a tester needs and a customer must never have. */
export function mountSandboxPaths(app: Hono, world: World): void {
  const { db } = world;
  const origins = watchOrigins(world);

  // A page that is not ours may neither read codes here nor post a reset. The cashier page is anybody's to open
  // (its form sends `Origin: null`, because it does not reveal its address).
  app.use('/sandbox/*', async (c, next) => {
    const origin = c.req.path.startsWith('/sandbox/cashier/') ? null : c.req.header('origin');
    return origin && !(await origins.knows(origin)) ? reply(refuse(403, '该网站未获准访问'), 403) : await next();
  });

  app.get('/sandbox/accounts', (c) => c.json(accountList()));

  mountSecretPaths(app, world);
  mountChangePaths(app, world);
  mountScenarios(app, world);

  app.post('/sandbox/clock', async (c) => {
    const { advance, account } = await fieldsOf(c);
    const seconds =
      typeof advance === 'number' || (typeof advance === 'string' && advance.trim()) ? Number(advance) : Number.NaN;
    if (!Number.isFinite(seconds) || seconds < 0 || seconds > 10 * 365 * 86_400)
      return badField('advance', 'advance 应为向前移动的秒数');
    const owner = account === undefined ? undefined : await clockOwner(db, String(account));
    if (owner === null) return badField('account', 'account 应为会员的手机号或编号');
    if (!(await world.advance(Math.round(seconds), owner)))
      return badField('account', `单独的时钟最多 ${mostClocks} 个，请先重置沙箱`);
    const now = world.now() + (owner ? world.ahead(owner) : 0);
    return c.json({ now, moment: momentAt(now) });
  });

  app.post('/sandbox/reset', async (c) => {
    await world.reset();
    return c.json({ now: world.now() });
  });

  mountCashier(app, world);
}

// By phone or by number of the member; null for nobody's.
async function clockOwner(db: World['db'], account: string): Promise<ClockOwner | null> {
  if (!/^\d{1,20}$/.test(account)) return null;
  const member = await db
    .selectFrom('members')
    .where((eb) => eb.or([eb('mobile_phone', '=', account), eb('id', '=', account)]))
    .orderBy(sql`mobile_phone = ${account}`, 'desc')
    .select(['id', 'credit_member_id'])
    .limit(1)
    .executeTakeFirst();
  return member ? ownerOf({ memberId: member.id, creditMemberId: member.credit_member_id }) : null;
}

function accountList(): unknown[] {
  return seedAccounts.map((one) => ({
    mobilePhone: one.mobilePhone,
    username: one.username,
    password: sandboxPassword,
    payPassword: withPayPassword.includes(one.id) ? sandboxPayPassword : '',
    member: one.member,
    realName: one.realName,
    memberId: one.id,
    memberType: one.memberType,
    memberLevel: levelKeyOf({
      memberType: one.memberType,
      creditMemberId: one.isCredit ? companyId : 0,
      creditEmployeeId: one.employeeId ?? 0,
    }),
  }));
}

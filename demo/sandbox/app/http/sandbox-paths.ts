import type { Context, Hono } from 'hono';
import { sql } from 'kysely';
import { momentAt } from '#domain/china-time.ts';
import { scheduleNames } from '#domain/order/schedule.ts';
import type { ScheduleKind } from '#domain/order/schedule.ts';
import { levelKeyOf } from '#domain/account/level.ts';
import { callAudience, makeSign } from '../../ground/member/make-sign.ts';
import { makeTicket } from '../account/tickets.ts';
import { mostClocks, ownerOf } from '../../ground/account-clock.ts';
import type { ClockOwner } from '../../ground/account-clock.ts';
import { apps } from '../../ground/apps.ts';
import { refuse } from '../../ground/call.ts';
import { sandboxPassword, seedAccounts } from '../seed/people/seed-members.ts';
import { companyId } from '../seed/people/seed-employees.ts';
import { sandboxPayPassword, withPayPassword } from '../seed/people/seed-payments.ts';
import { listOrigin } from '../seed/people/seed-apps.ts';
import { readFault, setFault } from './faults.ts';
import { changeSchedule } from '../../products/flight/lifecycle/change-schedule.ts';
import { moveOrderPrice } from '../../orders/approval/move-price.ts';
import { mountScenarios } from './scenario-paths.ts';
import { makeManyOrders, mostOrders } from '../seed/orders/many-orders.ts';
import { mountCashier } from '../../money/cashier/cashier.ts';
import { soldOfId } from '../../products/intl/network/sold-as.ts';
import { flightOfId } from '../../products/flight/schedule/flights-of-day.ts';
import { isOrigin } from '../settings.ts';
import type { Fields } from '../../ground/wire/decode-fields.ts';
import { watchOrigins } from '../../ground/wire/origins.ts';
import { readFormOrJson } from '../../ground/wire/read-body.ts';
import { reply } from '../../ground/wire/reply.ts';
import { retryTransaction } from '../../ground/database/retry.ts';
import type { World } from '../../ground/world.ts';

const badField = (field: string, msg: string): Response => reply(refuse(400, msg, { field }), 400);
const unknown = (msg: string): Response => reply(refuse(404, msg), 404);

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

  app.get('/sandbox/sms', async (c) => {
    const sent = await db
      .selectFrom('sms_codes')
      .where('mobile_phone', '=', text(c, 'mobilePhone'))
      .orderBy('id', 'desc')
      .selectAll()
      .executeTakeFirst();
    return sent
      ? c.json({ code: sent.code, sentAt: momentAt(sent.sent_at), purpose: sent.purpose })
      : unknown('该手机号没有收到过验证码');
  });

  app.get('/sandbox/texts', async (c) =>
    c.json({
      texts: await db
        .selectFrom('sms_texts')
        .where('mobile_phone', '=', text(c, 'mobilePhone'))
        .orderBy('id', 'desc')
        .limit(20)
        .select(['body', 'sent_at as sentAt'])
        .execute(),
    }),
  );

  app.get('/sandbox/captcha', async (c) => {
    const dealt = await db
      .selectFrom('captchas')
      .where('random_code', '=', text(c, 'randomCode'))
      .select('answer')
      .executeTakeFirst();
    return dealt ? c.json({ code: dealt.answer }) : unknown('验证码不存在或已使用');
  });

  app.get('/sandbox/sign', async (c) => {
    const user = text(c, 'user');
    if (!user || user.length > 120) return badField('user', '请在 user 中给出合作方用户编号');
    const sign = await makeSign(
      db,
      { appId: text(c, 'appId') || 'default', user, name: text(c, 'name'), mobile: text(c, 'mobile') },
      world.now(),
    );
    return sign ? c.json({ sign }) : badField('appId', '应用编号不存在');
  });

  app.get('/sandbox/server-sign', async (c) => {
    const appId = text(c, 'appId') || 'default';
    const sign = await makeSign(db, { appId, user: 'server' }, world.now(), callAudience);
    return sign ? c.json({ sign }) : badField('appId', '应用编号不存在');
  });

  app.get('/sandbox/ticket', async (c) => {
    const appId = text(c, 'appId') || 'default';
    if (!apps.has(appId)) return badField('appId', '应用编号不存在');
    const ticket = await makeTicket(db, { appId, mobilePhone: text(c, 'mobilePhone') }, world.now());
    return ticket ? c.json({ ticket }) : unknown('该手机号没有会员');
  });

  app.get('/sandbox/key', async (c) => {
    const key = await db
      .selectFrom('app_keys')
      .where('app_id', '=', text(c, 'appId') || 'default')
      .where('retired_at', 'is', null)
      .select(['kid', 'secret'])
      .executeTakeFirst();
    return key ? c.json(key) : badField('appId', '应用编号不存在');
  });

  app.post('/sandbox/origins', async (c) => {
    const fields = await fieldsOf(c);
    const [origin, appId] = [String(fields['origin'] ?? ''), String(fields['appId'] ?? '')];
    if (!isOrigin(origin) || origin.length > 200)
      return badField('origin', 'origin 应为网页的来源，例如 http://127.0.0.1:8080');
    if (appId && !apps.has(appId)) return badField('appId', '应用编号不存在');
    const listed = appId ? [appId] : [...apps.keys()];
    await listOrigin(db, origin, listed);
    await world.refresh();
    return c.json({ origin, appIds: listed });
  });

  app.post('/sandbox/fault', async (c) => {
    const fields = await fieldsOf(c);
    const [path, kind, times] = [
      String(fields['path'] ?? ''),
      String(fields['kind'] ?? ''),
      Number(fields['times'] ?? 1),
    ];
    if (!path.startsWith('/') || path.length > 300 || path.includes('\0'))
      return badField('path', 'path 应为以 / 开头的调用路径');
    if (!readFault(kind))
      return badField(
        'kind',
        'kind 应为 latency:MS、drop、status:N、ret:N、garbage、lost、tips:toast、tips:dialog 或 tips:confirm（可加 :地址）',
      );
    if (!Number.isInteger(times) || times < 0 || times > 1_000_000)
      return badField('times', 'times 应为 0 至 1000000 的整数');
    await setFault(world, path, kind, times);
    return c.json({ path, kind, times });
  });

  app.post('/sandbox/schedule-change', async (c) => {
    const fields = await fieldsOf(c);
    const [flightId, minutes] = [String(fields['flightId'] ?? ''), Number(fields['minutes'] ?? 0)];
    const ofTrains = () => import('../../products/train/schedule/change-train.ts');
    const trainDay = fields['trainNumber'] === undefined ? undefined : await (await ofTrains()).trainDayNamed(fields);
    const kind = (Object.keys(scheduleNames) as ScheduleKind[]).find((known) => known === fields['kind']);
    if (fields['trainNumber'] !== undefined && trainDay === undefined)
      return badField('trainNumber', 'trainNumber 与 date 应为车次和始发日期，例如 G1、2026-11-30');
    const ofIntl =
      trainDay === undefined && !flightOfId(flightId)
        ? await import('../../products/intl/schedule/change-flight.ts')
        : undefined;
    if (ofIntl && !soldOfId(flightId))
      return badField('flightId', 'flightId 应为航班编号，例如 CA1501-20261122-PEKSHA');
    if (!kind) return badField('kind', 'kind 应为 delayed、moved 或 cancelled');
    const least = kind === 'delayed' ? 1 : -1440;
    if (kind !== 'cancelled' && !(Number.isInteger(minutes) && minutes && minutes >= least && minutes <= 2880))
      return badField('minutes', 'minutes 应为与原定时间相差的分钟数，最多提前 1440、推迟 2880');
    const orders = ofIntl
      ? await ofIntl.changeIntlFlight(
          db,
          { flightId, kind: kind === 'cancelled' ? kind : 'moved', minutes },
          world.now(),
        )
      : trainDay === undefined
        ? await changeSchedule(db, { flightId, kind, minutes }, world.now())
        : await (await ofTrains()).changeTrain(db, { trainDay, kind, minutes }, world.now());
    await world.refresh();
    return c.json({ orders });
  });

  app.post('/sandbox/price-change', async (c) => {
    const fields = await fieldsOf(c);
    const [orderId, percent] = [String(fields['orderId'] ?? ''), Number(fields['percent'] ?? 0)];
    if (!Number.isInteger(percent) || percent < -50 || percent > 100 || !percent)
      return badField('percent', 'percent 应为 -50 至 100 的整数，例如 3 表示涨价 3%');
    const changed = /^\d{1,20}$/.test(orderId) && (await moveOrderPrice(db, orderId, percent));
    return changed ? c.json({ orderId, percent }) : badField('orderId', 'orderId 应为待审批订单的编号');
  });

  app.post('/sandbox/car-ride', async (c) => {
    const { readRide } = await import('../../company/cars/read-ride.ts');
    const read = readRide(await fieldsOf(c), world.now());
    if ('field' in read) return badField(read.field, read.msg);
    const { takeRide } = await import('../../company/cars/take-ride.ts');
    const { version } = await db.selectFrom('sandbox_state').select('version').executeTakeFirstOrThrow();
    const answer = await retryTransaction(() =>
      db.transaction().execute((tx) => takeRide(tx, read.ride, world.now(), version)),
    );
    return reply(answer, answer.ret === 0 ? 200 : answer.ret);
  });

  app.post('/sandbox/bill-answer', async (c) => {
    const { answerFrom } = await import('./answer-bill.ts');
    return await answerFrom(db, await fieldsOf(c), world.now());
  });

  app.post('/sandbox/many-orders', async (c) => {
    const fields = await fieldsOf(c);
    const [memberId, count] = [String(fields['memberId'] ?? ''), Number(fields['count'] ?? 0)];
    if (!Number.isInteger(count) || count < 1 || count > mostOrders)
      return badField('count', `count 应为 1 至 ${mostOrders} 的整数`);
    const orders = /^\d{1,20}$/.test(memberId) ? await makeManyOrders(db, memberId, count, world.now()) : null;
    return orders === null ? badField('memberId', 'memberId 应为有常旅客的会员编号') : c.json({ orders });
  });

  app.post('/sandbox/many-employees', async (c) => {
    const count = Number((await fieldsOf(c))['count'] ?? 0);
    const { makeManyEmployees, mostEmployees } = await import('../seed/people/many-employees.ts');
    if (!Number.isInteger(count) || count < 1 || count > mostEmployees)
      return badField('count', `count 应为 1 至 ${mostEmployees} 的整数`);
    return c.json(await makeManyEmployees(db, count));
  });

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

const text = (c: Context, name: string): string => (c.req.query(name) ?? '').replaceAll('\0', '');

async function fieldsOf(c: Context): Promise<Fields> {
  const body = await readFormOrJson(c.req.raw);
  return body.ok ? body.fields : {};
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

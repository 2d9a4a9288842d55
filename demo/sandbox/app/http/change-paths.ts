import type { Hono } from 'hono';
import { scheduleNames } from '#domain/order/schedule.ts';
import type { ScheduleKind } from '#domain/order/schedule.ts';
import { retryTransaction } from '../../ground/database/retry.ts';
import { reply } from '../../ground/wire/reply.ts';
import type { World } from '../../ground/world.ts';
import { moveOrderPrice } from '../../orders/approval/move-price.ts';
import { changeSchedule } from '../../products/flight/lifecycle/change-schedule.ts';
import { flightOfId } from '../../products/flight/schedule/flights-of-day.ts';
import { soldOfId } from '../../products/intl/network/sold-as.ts';
import { makeManyOrders, mostOrders } from '../seed/orders/many-orders.ts';
import { readFault, setFault } from './faults.ts';
import { badField, fieldsOf } from './sandbox-fields.ts';

/** Events from outside that a tester causes: faults, changed schedules and prices, rides, answers to bills, many rows. */
export function mountChangePaths(app: Hono, world: World): void {
  const { db } = world;

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
}

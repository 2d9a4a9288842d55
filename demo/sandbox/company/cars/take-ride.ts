import { sql } from 'kysely';
import { carClassNames, carSceneNames, rideBandOf } from '#domain/car/names.ts';
import type { CarClass, CarScene } from '#domain/car/names.ts';
import { isCrossing } from '#domain/car/rows.ts';
import { clockOf, dayAt, momentAt } from '#domain/china-time.ts';
import { cityNameOf } from '#domain/flight/cities/cities.ts';
import type { Fen } from '#domain/money.ts';
import type { Envelope } from '#contract/row.ts';
import { ok, refuse } from '../../ground/call.ts';
import type { Tx } from '../../ground/call.ts';
import { carEvents } from '../../ground/database/migrations/084-car-rides.ts';
import { takeLocks } from '../../ground/once.ts';
import { keepFacts } from '../../orders/judged/keep-facts.ts';
import { nextOrderNumber, orderIdOf } from '../../ground/order-number.ts';
import { billRide } from './bill-ride.ts';
import { judgeRide } from './judge-ride.ts';

/** A ride as the partner who drove it reports it. */
export interface RideReport {
  /** Number of the partner: the same ride is taken once. */
  key: string;
  memberId: string;
  appId: string;
  at: number;
  scene: CarScene;
  carClass: CarClass;
  /** Code of the city. */
  city: string;
  /** Code of the city that it ends in; absent: the same. */
  toCity?: string;
  from: string;
  to: string;
  amount: Fen;
  reason?: string;
}

export interface TakenRide {
  rideNo: string;
  verdict: 'in' | 'over' | 'none';
}

/**
 * Takes a ride of an employee and counts it in the reports. Rides of one employee are taken one after the other, so
 * that each sees what those before it have used.
 */
export async function takeRide(tx: Tx, ride: RideReport, now: number, version = 0): Promise<Envelope<TakenRide>> {
  const employee = await tx
    .selectFrom('employees as e')
    .where('e.member_id', '=', ride.memberId)
    .select(['e.id', 'e.company_id', 'e.department_id'])
    .executeTakeFirst();
  if (!employee) return refuse(404, '该会员不是企业员工');
  await takeLocks(tx, [`car rides of ${employee.id}`]);
  const known = await tx
    .selectFrom('car_rides')
    .where('company_id', '=', employee.company_id)
    .where('request_key', '=', ride.key)
    .select(['order_id as rideNo', 'verdict'])
    .executeTakeFirst();
  if (known) return ok(known);
  const day = dayAt(ride.at);
  const [hour = 0, minute = 0] = clockOf(momentAt(ride.at)).split(':').map(Number);
  const judged = await judgeRide(
    tx,
    { companyId: employee.company_id, employeeId: employee.id },
    {
      day,
      time: hour * 60 + minute,
      city: ride.city,
      scene: ride.scene,
      carClass: ride.carClass,
      crossCity: isCrossing(ride),
      price: ride.amount,
    },
  );
  if (judged.isForbidden) return refuse(403, judged.message, { kind: 'forbidden', rules: judged.rules });
  const rideNo = orderIdOf(await nextOrderNumber({ db: tx, version }), ride.at);
  const title = `${ride.from} → ${ride.to}`;
  const { real_name } = await tx
    .selectFrom('members')
    .where('id', '=', ride.memberId)
    .select('real_name')
    .executeTakeFirstOrThrow();
  const taken = { rideNo, verdict: judged.verdict };
  await tx
    .insertInto('car_rides')
    .values({
      order_id: rideNo,
      company_id: employee.company_id,
      app_id: ride.appId,
      employee_id: employee.id,
      member_id: ride.memberId,
      request_key: ride.key,
      at: ride.at,
      day,
      month: day.slice(0, 7),
      band: rideBandOf(hour),
      scene: ride.scene,
      car_class: ride.carClass,
      city: ride.city,
      to_city: isCrossing(ride) ? (ride.toCity ?? '') : '',
      from_place: ride.from,
      to_place: ride.to,
      amount: ride.amount,
      company_pays: judged.companyPays,
      over_amount: judged.overBy,
      verdict: judged.verdict,
      effect: judged.effect,
      reason: ride.reason ?? '',
      note: judged.message,
      rules: JSON.stringify(judged.rules),
      standard_version_id: judged.versionId,
      department: String(employee.department_id),
      title,
      words: [rideNo, title, real_name, cityNameOf(ride.city), carSceneNames[ride.scene], carClassNames[ride.carClass]]
        .join(' ')
        .toUpperCase(),
      created_at: now,
    })
    .execute();
  await keepFacts(
    tx,
    { orderId: rideNo, companyId: employee.company_id, at: ride.at },
    judged.facts ? [{ employeeId: employee.id, no: 0, facts: judged.facts, ...judged }] : [],
  );
  await billRide(tx, { rideNo, companyId: employee.company_id, at: ride.at }, judged.companyPays);
  await sql`${sql.raw(carEvents)} and r.order_id = ${rideNo}`.execute(tx);
  return ok(taken);
}

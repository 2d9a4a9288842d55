import type { z } from 'zod';
import type { CarTrial, OwnCarStandard } from '#contract/car.ts';
import type { carSchemas } from '#contract/car.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { isCrossing, planOf } from '#domain/car/rows.ts';
import { tryRide } from '#domain/car/try-ride.ts';
import { clock } from '#domain/spans.ts';
import { nightInWords, rowInWords } from '#domain/car/words.ts';
import { addDays, dayAt, weekdayIndex } from '#domain/china-time.ts';
import { cityNameOf } from '#domain/flight/cities/cities.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import { freeFlags } from '#domain/policy/facts.ts';
import { emptyContent } from '#domain/policy/schema.ts';
import { badInput, memberOf, ok } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { peopleOf, standardFor } from '../../orders/business/standard-for.ts';
import { usedRides } from './used-rides.ts';

type In<K extends keyof typeof carSchemas> = z.output<(typeof carSchemas)[K]>;

const noRides = { day: 0, month: 0, ridesOfDay: 0, ridesOfMonth: 0 };

/** The verdict on a ride of the week that is made up, by the content that is being written or the employee's standard. */
export async function testCarStandard(input: In<'test'>, call: Call): Promise<Envelope<CarTrial>> {
  const { creditMemberId: companyId } = memberOf(call);
  const { employeeId, scene } = input;
  const today = dayAt(call.now());
  const day = addDays(today, (input.weekday - weekdayIndex(today) + 7) % 7);
  const [person] = employeeId === undefined ? [] : await peopleOf(call.db, companyId, [employeeId]);
  if (employeeId !== undefined && !person) return badInput('employeeId', '该员工不存在或已离职');
  const content =
    input.content ??
    (person && (await standardFor(call.db, { companyId, employeeId: person.employeeId, day, kind: 'car' }))?.content) ??
    emptyContent;
  const used = person ? await usedRides(call.db, { companyId, employeeId: person.employeeId, day, scene }) : noRides;
  const [hours = 0, minutes = 0] = input.time.split(':').map(Number);
  const tried = tryRide(
    {
      product: 'car',
      level: person?.level ?? '0',
      day,
      time: hours * 60 + minutes,
      city: input.city,
      scene,
      carClass: input.carClass,
      crossCity: isCrossing(input),
      price: fenOf(input.amount),
      used,
    },
    content,
    person?.flags ?? freeFlags,
    { city: cityNameOf, day: input.weekday, toCity: isCrossing(input) ? input.toCity : undefined },
  );
  const { state, effect, overBy, companyPays = 0, message } = tried.verdict;
  return ok({
    state,
    effect,
    overBy: yuanOf(overBy),
    companyPays: yuanOf(companyPays),
    message,
    rows: tried.rows,
    checks: tried.checks,
    nearest: tried.nearest && {
      ...tried.nearest,
      price: yuanOf(tried.nearest.price),
      saves: yuanOf(tried.nearest.saves),
    },
    month: tried.month && { used: yuanOf(tried.month.used), cap: yuanOf(tried.month.cap) },
  });
}

/** The standard of an employee in sentences, and their rides of the month. */
export async function ownCarStandard(_input: object, call: Call): Promise<Envelope<OwnCarStandard>> {
  const { creditMemberId: companyId, creditEmployeeId: employeeId } = memberOf(call);
  const day = dayAt(call.now());
  const standard = employeeId > 0 ? await standardFor(call.db, { companyId, employeeId, day, kind: 'car' }) : null;
  const used = employeeId > 0 ? await usedRides(call.db, { companyId, employeeId, day }) : noRides;
  const plan = standard && planOf(standard.content);
  return ok({
    standardName: standard?.name ?? '',
    from: standard?.from ?? '',
    sentences: [
      ...(plan?.rows ?? []).map((one) => ({
        text: rowInWords(one, cityNameOf),
        effect: one.isClosed ? ('forbid' as const) : one.effect,
      })),
      ...(plan?.night
        ? [
            {
              text: nightInWords({ from: clock(plan.night.from), to: clock(plan.night.to), fen: plan.night.fen }),
              effect: 'record' as const,
            },
          ]
        : []),
    ],
    month: { rides: used.ridesOfMonth, paid: yuanOf(used.month) },
  });
}

import type { CarClass, CarScene } from '#domain/car/names.ts';
import { carClassRates } from '#domain/car/rates.ts';
import { addDays, dayAt, msOf, weekdayIndex } from '#domain/china-time.ts';
import { diceOf } from '../../../ground/chance.ts';
import { takeRide } from '../../../company/cars/take-ride.ts';
import { companyId } from '../people/seed-employees.ts';
import type { Seeding } from '../people/seeding.ts';

/** Ways in a city, with the price of an express ride in yuan. */
const ways: Readonly<Record<string, readonly (readonly [from: string, to: string, yuan: number])[]>> = {
  BJS: [
    ['国贸', '昌平', 58],
    ['望京 SOHO', '首都机场 T3', 66],
    ['中关村', '国贸', 52],
    ['国贸', '北京南站', 34],
  ],
  SHA: [
    ['陆家嘴', '虹桥机场 T2', 78],
    ['张江', '人民广场', 61],
    ['漕河泾', '虹桥站', 42],
  ],
  CAN: [
    ['珠江新城', '白云机场', 88],
    ['琶洲展馆', '天河城', 36],
  ],
  CTU: [['天府软件园', '双流机场', 45]],
};
const cities = ['BJS', 'BJS', 'BJS', 'SHA', 'SHA', 'CAN', 'CTU'] as const;

/** When rides of a scene begin, as hours, and whether they are of working days. */
const scenes: readonly (readonly [scene: CarScene, from: number, to: number, onWorkdays: boolean])[] = [
  ['overtime', 21, 24, true],
  ['city', 9, 18, true],
  ['overtime', 20, 23, true],
  ['city', 10, 17, true],
  ['transfer', 6, 21, false],
  ['trip', 8, 22, false],
  ['other', 9, 20, false],
];
const classes: readonly CarClass[] = ['express', 'express', 'comfort', 'express', 'taxi', 'comfort', 'business'];

const count = 180;
const pastDays = 720;

/** Rides of two years for the employees of the seeded company, taken by the code that takes those of partners. */
export async function seedCarRides({ tx, now }: Seeding): Promise<void> {
  const employees = await tx
    .selectFrom('employees')
    .where('company_id', '=', companyId)
    .orderBy('id')
    .limit(12)
    .select('member_id')
    .execute();
  const dice = diceOf('car rides');
  const pick = <T>(list: readonly T[]): T => list[Math.floor(dice() * list.length)] as T;
  for (let n = 0; n < count; n += 1) {
    const [scene, from, to, onWorkdays] = pick(scenes);
    let day = addDays(dayAt(now), Math.floor((n * (pastDays - 2)) / count) - pastDays);
    if (onWorkdays && weekdayIndex(day) > 4) day = addDays(day, -2);
    const city = pick(cities);
    const [start, end, yuan] = pick(ways[city] ?? []);
    const carClass = pick(classes);
    const amount = Math.round((yuan * carClassRates[carClass] * (90 + dice() * 30)) / 100);
    const answer = await takeRide(
      tx,
      {
        key: `seed-${n}`,
        memberId: employees[n % employees.length]?.member_id ?? '',
        appId: 'default',
        at: msOf(`${day} 00:00:00`) + Math.floor((from + dice() * (to - from)) * 60) * 60_000,
        scene,
        carClass,
        city,
        from: start,
        to: end,
        amount,
      },
      now,
    );
    if (answer.ret !== 0 && answer.ret !== 403) throw new Error(`ride ${n} of the seed: ${answer.msg}`);
  }
}

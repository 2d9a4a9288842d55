import { createHash } from 'node:crypto';
import { idCheckCharacter } from '#domain/passenger/documents/id-card.ts';
import { certKey } from '#domain/passenger/documents/duplicates.ts';
import { dayMs } from '#domain/china-time.ts';
import { hashPassword } from '../../ground/member/password-hash.ts';
import { seedOrdersOf } from './orders/seed-orders.ts';
import { minuteMs } from './orders/seed-plans.ts';
import type { Fate, Plan } from './orders/seed-plans.ts';
import { sandboxPassword } from './people/seed-members.ts';
import type { Seeder } from './people/seeding.ts';

const [distributor, operator, travelShop] = ['13800000040', '13800000050', '13800000510'];

interface SeedSubordinate {
  id: string;
  mobilePhone: string;
  realName: string;
  memberType: number;
  superior: string;
  commission: number;
  /** Region and birthday of the ID card. */
  card: string;
  daysAgo: number;
  state?: 'frozen' | 'unclaimed';
  /** Orders: days ago, days until the flight, route, fate. */
  orders: readonly (readonly [daysAgo: number, ahead: number, route: number, fate?: Fate])[];
}

/** Members below the distributor 20250040 and the operator 20250050; their orders lie in this month and the one before. */
const seedSubordinates: readonly SeedSubordinate[] = [
  {
    id: '20250401',
    mobilePhone: '13800000401',
    realName: '邵明远',
    memberType: 30,
    superior: distributor,
    commission: 5,
    card: '33010619850412',
    daysAgo: 320,
    orders: [
      [46, 8, 0],
      [38, 6, 3],
      [33, 12, 1],
      [27, 5, 4],
      [19, 9, 0],
      [12, 14, 8],
      [5, 10, 2],
      [2, 18, 0],
      [1, 25, 5, 'ticketing'],
    ],
  },
  {
    id: '20250402',
    mobilePhone: '13800000402',
    realName: '林可欣',
    memberType: 10,
    superior: distributor,
    commission: 3,
    card: '44010619920819',
    daysAgo: 210,
    orders: [
      [41, 11, 6],
      [29, 7, 9],
      [16, 20, 1],
      [8, 13, 7, 'refunded'],
      [3, 16, 6],
    ],
  },
  {
    id: '20250403',
    mobilePhone: '13800000403',
    realName: '赵子墨',
    memberType: 10,
    superior: distributor,
    commission: 0,
    card: '51010419881103',
    daysAgo: 150,
    state: 'frozen',
    orders: [
      [36, 9, 2],
      [31, 4, 9, 'cancelled'],
    ],
  },
  {
    id: '20250404',
    mobilePhone: '13800000404',
    realName: '何佳怡',
    memberType: 10,
    superior: distributor,
    commission: 2,
    card: '31010519950627',
    daysAgo: 2,
    state: 'unclaimed',
    orders: [],
  },
  {
    id: '20250510',
    mobilePhone: '13800000510',
    realName: '宋启航',
    memberType: 40,
    superior: operator,
    commission: 4,
    card: '32050719830930',
    daysAgo: 280,
    orders: [
      [43, 10, 4],
      [34, 15, 8],
      [22, 7, 0],
      [9, 12, 3],
      [4, 21, 1],
    ],
  },
  {
    id: '20250511',
    mobilePhone: '13800000511',
    realName: '唐雨桐',
    memberType: 10,
    superior: travelShop,
    commission: 5,
    card: '32050819960214',
    daysAgo: 120,
    orders: [
      [30, 8, 5],
      [14, 17, 0],
      [6, 11, 8],
    ],
  },
];

function idCard(card: string): string {
  const digits = `${card}017`;
  return digits + idCheckCharacter(digits);
}

/** The members and the passengers that they book for: themselves. */
export const seedSubordinateMembers: Seeder = async ({ tx, now }) => {
  const password = await hashPassword(createHash('md5').update(sandboxPassword).digest('hex'));
  await tx
    .insertInto('members')
    .values(
      seedSubordinates.map((one) => ({
        id: one.id,
        app_id: null,
        partner_user: null,
        mobile_phone: one.mobilePhone,
        password: one.state === 'unclaimed' ? null : password,
        member_type: one.memberType,
        real_name: one.realName,
        referrer_phone: one.superior,
        commission: one.commission,
        frozen_at: one.state === 'frozen' ? now - 6 * dayMs : null,
        created_at: now - one.daysAgo * dayMs,
      })),
    )
    .execute();
  const people = seedSubordinates.map((one, at) => ({ ...one, passengerId: String(30_090_001 + at) }));
  await tx
    .insertInto('passengers')
    .values(
      people.map(({ passengerId, id, realName, card, mobilePhone }) => ({
        id: passengerId,
        member_id: id,
        app_id: 'default',
        name: realName,
        psg_type: 'ADT',
        born_date: `${card.slice(6, 10)}-${card.slice(10, 12)}-${card.slice(12, 14)}`,
        mobile_phone: mobilePhone,
        is_self: true,
        guardian_consent: true,
        consent_at: now,
        updated_at: now,
      })),
    )
    .execute();
  await tx
    .insertInto('passenger_documents')
    .values(
      people.map(({ passengerId, card }) => ({
        passenger_id: passengerId,
        position: 0,
        cert_type: '1',
        cert_no: idCard(card),
        cert_key: certKey({ certType: '1', certNo: idCard(card) }),
        cert_valid_date: null,
        issue_country: null,
      })),
    )
    .execute();
};

/** Their orders of the last weeks, made by the order code; numbers beside those of the other orders leave these as they are. */
export const seedSubordinateOrders: Seeder = async ({ tx, now }) => {
  const plans = seedSubordinates.flatMap(({ id, orders }) =>
    orders.map(([daysAgo, daysAhead, route, fate = 'ticketed'], n): Omit<Plan, 'number'> => ({
      memberId: id,
      travelType: 'private',
      at: now - daysAgo * dayMs - ((n * 97 + Number(id.slice(-2)) * 31) % 500) * minuteMs,
      daysAhead,
      backAfterDays: n % 4 === 1 ? 3 : 0,
      people: 1,
      route,
      fate,
      choice: 'cheapest',
    })),
  );
  await seedOrdersOf(
    tx,
    // Never a multiple of three: these orders leave the wallets alone.
    plans.toSorted((a, b) => a.at - b.at).map((plan, n) => ({ ...plan, number: 200_000 + 3 * n + 2 })),
    now,
  );
};

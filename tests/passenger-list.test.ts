import { external } from '#contract/external.ts';
import { passenger } from '#contract/passenger.ts';
import type { Passenger } from '#contract/passenger.ts';
import { listedSandbox } from '#tests/support/given/two-members.ts';
import { listingSuite } from '#tests/support/suites/listing-suite.ts';
import { passengerListing } from '#widgets/passenger/passengers/model.ts';
import type { PassengerFilters } from '#widgets/passenger/passengers/model.ts';

const people = (prefix: string, { who, memberId, many }: { who: string; memberId: string; many: number }) =>
  Array.from({ length: many }, (_, at) => ({
    id: `${prefix}${who}${String(at).padStart(4, '0')}`,
    member_id: memberId,
    app_id: 'default',
    name: at % 3 ? '周一' : '林二',
    english_name: at % 2 ? 'ZHOU/YI' : '',
    psg_type: 'ADT',
    consent_at: 0,
    updated_at: 0,
  }));

const otherCompany = { id: 700_099, organize_name: '远帆物流有限公司', service_fee_fen: 0, credit_limit_fen: 0 };
const listed = listedSandbox(async ({ db }) => {
  await db.insertInto('companies').values(otherCompany).execute();
  await db
    .updateTable('members')
    .set({ member_type: 70, credit_member_id: otherCompany.id })
    .where('mobile_phone', '=', '13800000020')
    .execute();
});

const answerOf = listed.members(['13800000010', '13800000030'], async ({ db }, one) => {
  await db.insertInto('passengers').values(people('', one)).execute();
});

/** To the administrator of one company, and to that of another. */
const companyAnswerOf = listed.members(['13800000070', '13800000020'], async ({ db }, one) => {
  const company_id = one.who === 'first' ? 700_070 : otherCompany.id;
  const guests = people('guest-', one).map((guest) => ({ ...guest, company_id }));
  await db.insertInto('passengers').values(guests).execute();
});

listingSuite<Passenger, PassengerFilters>('the list of external travellers', () => ({
  row: external.list,
  spec: passengerListing,
  answer: companyAnswerOf(external.list),
  some: { group: 'own', keyword: '林' },
  none: { keyword: '没有这个人' },
}));

listingSuite<Passenger, PassengerFilters>('the list of frequent passengers', () => ({
  row: passenger.list,
  spec: passengerListing,
  answer: answerOf(passenger.list),
  some: { group: 'own', keyword: '林' },
  none: { keyword: '没有这个人' },
}));

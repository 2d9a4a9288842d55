import { signal } from '@preact/signals-core';
import { expect, it, vi } from 'vitest';
import { passenger } from '#contract/passenger.ts';
import type { Passenger } from '#contract/passenger.ts';
import type { Services } from '#kit/services.ts';
import { givenClock } from '#tests/support/given/given-clock.ts';
import { givenServices, good } from '#tests/support/given/given-services.ts';
import type { Answer } from '#tests/support/given/given-services.ts';
import { patienceMs } from '#tests/support/patience.ts';
import { blankTraveller } from './draft.ts';
import type { TravellerDraft } from './draft.ts';
import { judgeAll } from './judge.ts';
import { partyActions } from './actions/party-actions.ts';
import { wholeParty } from './actions/whole-party.ts';
import { createParty } from './party.ts';
import { withPasted } from './paste/fill.ts';
import { createRoster } from './roster/roster.ts';
import { savePeople } from './save-people.ts';

const paper = { certNo: '11010519491231002X', certValidDate: '' };
const person = (id: string) =>
  ({
    id,
    name: '林知远',
    englishName: '',
    psgType: 'ADT',
    sex: 'M',
    bornDate: '',
    documents: [],
  }) as unknown as Passenger;

/** Services that note what is sent, and answer when the test says so. */
function openWire() {
  const clock = givenClock();
  const sent: { path: string; input: Record<string, unknown>; answer(given: Answer): void }[] = [];
  const { services } = givenServices(clock, () => good(null));
  const send = ({ path }: { path: string }, input: Record<string, unknown>) =>
    new Promise<Answer>((answer) => sent.push({ path, input, answer }));
  return { clock, sent, services: { ...services, api: { send } } as unknown as Services };
}

it('a pasted name that is another one takes nothing of the person of the list; the same name keeps the papers', () => {
  const listed: TravellerDraft = { ...blankTraveller('p1'), passengerId: 'P1', name: '林知远', papers: { 1: paper } };
  const noDays = { bornDate: '', certValidDate: '' } as const;
  const pasted = { name: '', certType: '1', certNo: '', mobilePhone: '', sex: '', nationality: '', ...noDays } as const;
  const other = withPasted(listed, { ...pasted, name: '周砚清', mobilePhone: '13800000010' });
  expect([other.passengerId, other.name, other.papers[1]?.certNo]).toEqual(['', '周砚清', '']);
  const same = withPasted(listed, { ...pasted, name: '林知远', mobilePhone: '13800000010' });
  expect([same.passengerId, same.papers[1]?.certNo, same.mobilePhone]).toEqual(['P1', paper.certNo, '13800000010']);
});

it('a person of the list is put in once, into the first blank form, and taken out by the next press', () => {
  const values = signal({ people: [blankTraveller('p1')] });
  const edit = (change: object) => void (values.value = { ...values.value, ...change });
  const offered: string[] = [];
  const actions = partyActions({
    most: 9,
    form: { values, edit } as never,
    travelDays: () => ['2026-12-01'],
    added: () => undefined,
    arrived: () => undefined,
    gone: () => undefined,
    edited: () => undefined,
    offered: (key, { id }, type) => void offered.push(`${key} ${id} ${type}`),
    roster: () => [],
  });
  const ids = () => values.value.people.map(({ key, passengerId }) => `${key} ${passengerId}`);
  actions.setFrequent(person('P1'), true);
  actions.setFrequent(person('P1'), true);
  actions.setFrequent(person('P2'), true);
  expect(ids()).toEqual(['p1 P1', 'p2 P2']);
  actions.setFrequent(person('P1'), false);
  expect(ids()).toEqual(['p2 P2']);
  // The search priced a student: an adult of the list takes that form, and its type once asked.
  edit({ people: [blankTraveller('p1', '2', 'CHD'), blankTraveller('p2', '2', 'SD')] });
  actions.setFrequent(person('P1'), true);
  actions.setFrequent(person('P2'), true);
  expect(values.value.people.map((one) => `${one.passengerId} ${one.psgType}`)).toEqual(['P2 ADT', 'P1 ADT']);
  expect(offered).toEqual(['p2 P1 SD']);
});

it('only a person who is ticked and not in the list yet is saved', async () => {
  const { services, sent, clock } = openWire();
  const drafts = [
    { ...blankTraveller('p1'), name: '林知远', papers: { 1: paper }, save: true },
    { ...blankTraveller('p2'), name: '周砚清', papers: { 1: paper }, save: true, passengerId: 'P2' },
    { ...blankTraveller('p3'), name: '许曼', papers: { 1: paper } },
  ];
  const saved = savePeople(services, judgeAll(drafts, { travelDays: ['2026-12-01'], today: '2026-11-20' }));
  expect(sent.map(({ path, input }) => `${path} ${String(input['name'])}`)).toEqual([`${passenger.save.path} 林知远`]);
  // An order waits for it no longer than some seconds.
  await clock.pass(3_000);
  await saved;
});

it('the people of an earlier search are not shown after those of a later one', async () => {
  const { services, sent, clock } = openWire();
  const roster = createRoster(services, { lists: [passenger.list], business: undefined }, () => undefined);
  roster.search('林');
  await clock.pass(300);
  roster.search('周');
  await clock.pass(300);
  expect(sent.map(({ input }) => input['keyword'])).toEqual(['林', '周']);
  sent[1]?.answer(good({ rows: [person('P2')], total: 1 }));
  await clock.settle();
  sent[0]?.answer(good({ rows: [person('P1')], total: 1 }));
  await clock.settle();
  expect(roster.shown.value.map(({ id }) => id)).toEqual(['P2']);
  roster.dispose();
});

it('a press for a new traveller that waits for the list and the rules adds one form', async () => {
  const { services } = givenServices(givenClock(), () => good({ rows: [], total: 0 }));
  const values = signal({
    isOpened: false,
    people: [] as TravellerDraft[],
    contact: { name: '', mobilePhone: '', email: '' },
  });
  const edit = (change: object) => void (values.value = { ...values.value, ...change });
  const there = signal<{ checkParty(): undefined; wholeParty: typeof wholeParty } | null>(null);
  const party = createParty(services, {
    travel: { product: 'airTicket', most: 9 },
    form: { values, errors: signal({}), isTried: signal(false), edit, keepErrors: () => undefined },
    journey: signal({ travelDays: ['2026-12-01'], psgTypes: ['ADT'] }),
    people: signal([]),
    searched: { ADT: 1, CHD: 0, INF: 0 },
    isBusiness: false,
    isForOne: false,
    words: { say: String },
    rules: { value: there, failed: signal(false), want: () => undefined },
    gone: () => undefined,
  } as never);
  const added = vi.fn();
  party.act((whole) => {
    whole.addBlank();
    added();
  });
  await party.roster.load();
  there.value = { checkParty: () => undefined, wholeParty };
  await vi.waitFor(() => expect(added).toHaveBeenCalled(), { timeout: patienceMs });
  expect(values.value.people.map(({ key }) => key)).toEqual(['p1']);
});

import { expect, it } from 'vitest';
import { notesOf, timelineOf } from '../demo/sandbox/company/approvals/timeline.ts';
import { faultsOf, faultsOfExternal } from '#domain/application/check.ts';
import { checkWords } from '#domain/application/check-words.en.ts';
import { differencesOf } from '#domain/application/difference.ts';
import { differenceWords } from '#domain/application/difference-words.en.ts';
import { applicationStateNames, emptyContent, tripTypeNames, tripTypes } from '#domain/application/schema.ts';
import type { TripContent } from '#domain/application/schema.ts';
import { showDay } from '#domain/china-time.en.ts';
import { policyProductNames, policyProducts } from '#domain/policy/schema.ts';
import { newNode } from '#domain/process/defaults.ts';
import { lint } from '#domain/process/lint/lint.ts';
import {
  approverKindNames,
  caseFields,
  modeHints,
  modeNames,
  onLateNames,
  onNobodyNames,
} from '#domain/process/names.ts';
import { prove } from '#domain/process/proof/prove.ts';
import type { ApproveNode, Org, ProcessContent } from '#domain/process/schema.ts';
import { pathOf } from '#domain/process/simulate/path.ts';
import { usualHours } from '#domain/process/working-time.ts';
import { differenceOf } from '#domain/process/words/difference.ts';
import { limitWords, modeName, sourceWords } from '#domain/process/words/node-words.ts';
import { namesOf } from '#domain/process/words/process-names.ts';
import { sentencesOf } from '#domain/process/words/sentences.ts';
import { whyWords } from '#domain/process/words/why-words.ts';
import { nodesOf } from '#domain/process/edit/tree.ts';
import { decisionsNames, decisionsSentences, decisionsTables } from '#entries/languages/account/centre/decisions.ts';
import { sayWith } from '#entries/languages/languages.ts';
import { createDice, randomCase, randomContent, randomOrg } from '#tests/support/process/random.ts';
import { factsOf, hour, monday } from '#tests/support/process/sample.ts';

const chinese = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/;
const say = sayWith(new Map(decisionsNames), decisionsSentences);
/** Texts that have no English. */
const unsaid = (texts: readonly (string | undefined)[]) =>
  [...new Set(texts)].map((text) => say(text) ?? '').filter((text) => chinese.test(text));

/** People, and names of all else, in Latin letters. */
const named = (org: Org): Org => ({
  ...org,
  people: new Map([...org.people].map(([id, person]) => [id, { ...person, name: `Ann${id}` }])),
});
const times = { medianMs: () => 2 * hour, workingHours: usualHours };
const samples = Array.from({ length: 80 }, (_, seed) => {
  const dice = createDice(seed + 1);
  const org = named(randomOrg(dice));
  const made = JSON.stringify(randomContent(dice, { hours: [1, 24, 48], most: 8 }));
  const content = JSON.parse(made.replaceAll('条件', 'Sum')) as ProcessContent;
  return { org, content, names: namesOf(org.people), facts: randomCase(dice, org) };
});

it('the lists of requests, approvals and flows are in English', () => {
  const fields = Object.values(caseFields);
  expect(
    unsaid([
      ...[applicationStateNames, tripTypeNames, policyProductNames].flatMap((names) => Object.values(names)),
      ...[approverKindNames, onNobodyNames, onLateNames, modeNames, modeHints].flatMap((names) => Object.values(names)),
      ...fields.map(({ label }) => label),
      ...fields.flatMap((field) => (field.type === 'number' ? field.unit : [])),
      ...fields.flatMap((field) =>
        field.type === 'choice' && typeof field.choices !== 'string' ? field.choices.map(({ name }) => name) : [],
      ),
    ]),
  ).toEqual([]);
  const made = (['approve', 'copy', 'branch', 'parallel'] as const).map((kind) => newNode(kind, () => 'n1', say));
  expect(JSON.stringify(made)).not.toMatch(chinese);
});

it('every table of requests, approvals and flows is without a Chinese character', () => {
  const textsOf = (value: unknown): string[] =>
    typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [String(value)];
  expect(
    Object.entries(decisionsTables).flatMap(([name, table]) =>
      textsOf(table)
        .filter((text) => chinese.test(text))
        .map((text) => `${name}: ${text}`),
    ),
  ).toEqual([]);
});

it('a flow is in English: its sentences and cards, their differences, its faults, and what is proved of it', () => {
  const said: string[] = [];
  let before: ProcessContent = { nodes: [] };
  for (const { org, content, names } of samples) {
    said.push(...sentencesOf(content, names).map(({ text }) => text));
    said.push(
      ...differenceOf(before, content, names).flatMap(({ text, before: old, after }) => [text, old ?? '', after ?? '']),
    );
    const changed = {
      nodes: content.nodes.map((node) => ({ ...node, who: [], name: 'x' })).toReversed(),
    } as ProcessContent;
    said.push(...differenceOf(content, changed, names).map(({ text }) => text));
    for (const { node } of nodesOf(content.nodes))
      if (node.kind === 'approve')
        said.push(...node.who.map((one) => sourceWords(one, names)), modeName(node.mode), ...limitWords(node));
    said.push(
      ...lint(content, names, org).map(({ message }) => message),
      ...lint(changed, names, org).map(({ message }) => message),
    );
    const proof = prove(content, org, names);
    const cases = proof.ok ? proof.unseen : [proof.counterexample];
    said.push(...cases.flatMap(({ events, sentence }) => [...events, sentence]));
    before = content;
  }
  const broken = {
    ...(newNode('approve', () => 'a b') as ApproveNode),
    name: '',
    who: [],
    limit: { hours: 999, onLate: 'pass', more: [{ hours: 9, onLate: 'up' }] },
  } as const;
  const deep = Array.from({ length: 9 }).reduce<ProcessContent>(
    ({ nodes }) => ({ nodes: [{ kind: 'parallel', id: 'p', arms: [{ id: 'q', name: '', nodes }] }] }),
    { nodes: [broken] },
  );
  said.push(...lint(deep).map(({ message }) => message), ...lint({ nodes: [] }).map(({ message }) => message));
  expect(said.length).toBeGreaterThan(1000);
  expect(unsaid(said)).toEqual([]);
});

it('the way of a case is in English: expected steps, why it lies with somebody, and what has happened', () => {
  const said: string[] = [];
  for (const { org, content, names, facts } of samples) {
    const path = pathOf(content, facts, org, monday, times, names);
    const { instance } = path;
    const shown = { content, instance, path: null, names, viewer: facts.applicant };
    said.push(...path.why, ...notesOf(instance, names));
    said.push(...timelineOf(shown).flatMap(({ role, did, name }) => [role, did, name]));
    said.push(...instance.tasks.map((task) => whyWords(task, facts, names, -1)));
  }
  const facts = factsOf({ costCenter: 'A' });
  const [{ names }] = samples as [(typeof samples)[0]];
  for (const by of [
    undefined,
    { kind: 'person', employeeId: 2 },
    { kind: 'chain', toRank: 2 },
    { kind: 'head', up: 0 },
  ] as const)
    for (const via of [
      undefined,
      ...(['nobody', 'left', 'away', 'late'] as const).flatMap((cause) => [
        { kind: 'up', cause, from: 3 } as const,
        { kind: 'up', cause } as const,
      ]),
      { kind: 'handedOn', from: 3 } as const,
      { kind: 'handedOn', from: 3, hasLeft: true } as const,
      { kind: 'handedOn', from: 3, byCompany: true } as const,
      { kind: 'added', from: 3, place: 'before' } as const,
      { kind: 'added', from: 3, place: 'after' } as const,
    ])
      for (const viewer of [1, 4])
        said.push(
          ...[undefined, 4].map((of) =>
            whyWords({ actor: 1, for: of, why: { by, via, levels: 3 } }, facts, names, viewer),
          ),
        );
  expect(unsaid(said)).toEqual([]);
});

const trip: TripContent = {
  ...emptyContent,
  reason: 'Audit',
  tripType: 'client',
  from: '2026-10-12',
  to: '2026-10-14',
  legs: policyProducts.map((product, at) => ({
    legId: `l${at}`,
    product,
    from: 'BJS',
    to: 'SHA',
    day: '2026-10-12',
    toDay: product === 'hotel' ? '2026-10-14' : '',
    travellers: 1,
    units: 1,
  })),
  travellers: [{ kind: 'external', name: 'Ann', mobilePhone: '' }],
  budgets: { flight: 1000_00 },
};

it('what is wrong with a request, and what a change changes, is in English', () => {
  const terms = { today: '2026-10-13', sold: ['flight'], serves: () => false, words: checkWords, say } as const;
  const cities: TripContent = { ...trip, mode: 'cities', cities: ['SHA', 'SHA'], products: [], tripType: 'other' };
  const contents: readonly TripContent[] = [
    emptyContent,
    trip,
    cities,
    { ...cities, cities: [], products: ['hotel'] },
    { ...trip, travellers: [], to: '2030-01-01' },
  ];
  const faults = contents.flatMap((content) => faultsOf(content, terms).map(([, message]) => message));
  const names = { city: String, employee: String, costCenter: String, file: String };
  const lines = contents.flatMap((content, at) =>
    tripTypes.flatMap((tripType) =>
      differencesOf(
        contents[at - 1] ?? trip,
        { ...content, tripType, costCenter: 'A', project: 'B', attachments: ['C'], overReason: 'D' },
        names,
        { words: differenceWords, say, showDay },
      ),
    ),
  );
  const said = [
    ...faults,
    ...Object.values(faultsOfExternal({ name: '', mobilePhone: '' }, checkWords)),
    ...Object.values(faultsOfExternal({ name: 'Ann', mobilePhone: '1' }, checkWords)),
    ...lines.flatMap(({ label, before, after, by }) => [label, before, after, by]),
  ];
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter((text) => chinese.test(text))).toEqual([]);
});

it('every sentence is said by its own row: none before it takes it', () => {
  const places: Readonly<Record<string, string>> = { n: '3', m: '4', t: '3 小时' };
  const filled = (text: string) =>
    text.replace(/\{(\w+)(?:\|[^|}]*\|([^|}]*))?\}/g, (_, name: string, many = '') =>
      [places[name] ?? 'Ann', many].filter(Boolean).join(' ').replace('小时', 'hours'),
    );
  const wrong = decisionsSentences
    .map(
      ([text, english]) =>
        [text.replace(/\{(\w+)\}/g, (_, name: string) => places[name] ?? 'Ann'), filled(String(english))] as const,
    )
    .filter(([text, english]) => say(text) !== english)
    .map(([text]) => `${text}: ${say(text)}`);
  expect(wrong).toEqual([]);
});

it('a sentence takes the texts at its places, numbers with their word, and parts with marks between them', () => {
  expect(
    [
      '许曼把这项审批转交给Ann、Bob',
      '直属主管：由申请人的直属主管审批；24 小时未处理则提醒审批人，无人可审时由上级代为审批。',
      '如果超标，且总额不低于 ¥3,000：',
      '其中 1 人同意即可',
      '其中 2 人同意即可',
      '北京 → 上海 · ZH1519',
    ].map(say),
  ).toEqual([
    '许曼 handed this over to Ann, Bob',
    "Line manager: the applicant's line manager; after 24 hours without an answer: Remind the approver; if nobody can approve: The manager above decides.",
    'If Out of policy and total from ¥3,000:',
    '1 approval is enough',
    '2 approvals are enough',
    'Beijing → Shanghai · ZH1519',
  ]);
});

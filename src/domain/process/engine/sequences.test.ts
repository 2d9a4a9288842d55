import { expect, it } from 'vitest';
import { createDice, randomCase, randomContent, randomOrg } from '#tests/support/process/random.ts';
import type { Dice } from '#tests/support/process/random.ts';
import { hour, monday } from '#tests/support/process/sample.ts';
import { isWhole } from '#tests/support/whole.ts';
import type { CaseFacts, Effect, Event, Instance, Org, OrgPerson, ProcessContent } from '../schema.ts';
import { start, step } from './engine.ts';

const sequences = isWhole ? 100_000 : 500;
const length = 25;

/** A company whose people leave, come back, and are away in the course of a case. */
interface World {
  org: Org;
  now: number;
}
function change(world: World, id: number, changes: Partial<OrgPerson>): void {
  const one = world.org.people.get(id);
  if (one) world.org = { ...world.org, people: new Map(world.org.people).set(id, { ...one, ...changes }) };
}

function randomEvent(dice: Dice, { tasks, facts }: Instance, world: World): Event {
  const open = tasks.filter(({ state }) => state === 'open');
  const ids = [...world.org.people.keys()];
  const task = dice.one(dice.chance(0.9) ? open : tasks);
  const { id: taskId = 't0', actor = 0 } = task ?? {};
  const by = dice.chance(0.9) ? actor : dice.one(ids);
  switch (dice.upTo(15)) {
    case 0:
    case 1:
      return { kind: 'agree', taskId, by };
    case 2:
      return dice.chance(0.3) ? { kind: 'refuse', taskId, by, comment: '不' } : { kind: 'agree', taskId, by };
    case 3:
      return { kind: 'handOn', taskId, by, to: dice.one(ids) };
    case 4:
      return { kind: 'addBefore', taskId, by, to: dice.some(ids, 2) };
    case 5:
      return { kind: 'addAfter', taskId, by, to: dice.some(ids, 2) };
    case 6:
    case 7: {
      const who = dice.chance(0.8) && actor ? actor : dice.one(ids);
      change(world, who, { canAct: false });
      return { kind: 'left', who };
    }
    case 8:
    case 9: {
      const who = dice.chance(0.8) && actor ? actor : dice.one(ids);
      const deputyId = dice.one([...ids, 0]);
      change(world, who, { away: { fromMs: world.now, toMs: world.now + dice.upTo(200) * hour, deputyId } });
      return { kind: 'away', who };
    }
    case 10:
      world.now = Math.max(world.now, task?.dueMs ?? 0);
      return { kind: 'timePassed', taskId };
    case 11:
      change(world, dice.one(ids), { canAct: true });
      return dice.chance(0.5) ? { kind: 'urge', by: facts.applicant } : { kind: 'comment', by, text: '请看' };
    case 12:
      return { kind: 'priceMoved', total: facts.total + (dice.upTo(3) - 1) * 500_00 };
    case 13:
      return {
        kind: 'hurry',
        taskId,
        by: dice.chance(0.4) ? facts.applicant : by,
        way: dice.one(['up', 'beside'] as const),
      };
    default:
      return dice.chance(0.2)
        ? { kind: 'holdLapsed' }
        : dice.chance(0.2)
          ? { kind: 'withdraw', by: facts.applicant }
          : { kind: 'timePassed', taskId };
  }
}

/** Decided, or each open task lies with somebody who may decide and is there. */
function faultOf(instance: Instance, { org, now }: World): string | undefined {
  const open = instance.tasks.filter(({ state }) => state === 'open');
  if (instance.state !== 'running') return open.length ? 'a decided case has open tasks' : undefined;
  if (!open.length) return 'nobody has a task';
  for (const { id, actor, for: principal } of open) {
    const one = org.people.get(actor);
    const isAway = one?.away && one.away.fromMs <= now && now < one.away.toMs;
    if (actor !== 0 && (!one?.canAct || isAway)) return `${id} lies with ${actor}, who cannot act`;
    if (principal !== undefined && actor === instance.facts.applicant)
      return `${id} lies with the applicant as a deputy`;
  }
  return undefined;
}

/** Each task opens and closes once, each deadline is set once, and the case is decided once. */
function twiceOf(effects: readonly Effect[]): string | undefined {
  const keys = effects
    .filter(({ kind }) => kind === 'open' || kind === 'close' || kind === 'due' || kind === 'decided')
    .map((effect) => `${effect.kind} ${'taskId' in effect ? effect.taskId : ''} ${'at' in effect ? effect.at : ''}`);
  return keys.find((key, at) => keys.indexOf(key) !== at);
}

function playRandom(seed: number): { fault: string | undefined; state: Instance['state']; events: Event[] } {
  const dice = createDice(seed);
  const world: World = { org: randomOrg(dice), now: monday };
  for (const { id, away } of world.org.people.values())
    if (away && away.fromMs > monday) change(world, id, { away: undefined });
  const content: ProcessContent = randomContent(dice, { hours: [1, 8], most: 8 });
  const facts: CaseFacts = randomCase(dice, world.org);
  let { instance, effects } = start(content, facts, world.org, world.now);
  const all = [...effects];
  const events: Event[] = [];
  for (let turn = 0; turn < length; turn += 1) {
    const fault = faultOf(instance, world) ?? twiceOf(all);
    if (fault || instance.state !== 'running') return { fault, state: instance.state, events };
    const event = randomEvent(dice, instance, world);
    const before = JSON.stringify(instance);
    const result = step(content, instance, event, world.org, world.now);
    events.push(event);
    if (JSON.stringify(instance) !== before)
      return { fault: 'the old instance changed', state: instance.state, events };
    if ('refused' in result) {
      if (!/^.{5,60}$/.test(result.refused))
        return { fault: `refused with ${result.refused}`, state: instance.state, events };
      continue;
    }
    ({ instance, effects } = result);
    all.push(...effects);
    // The clock goes on in the middle of nothing: absences end, none begins unheard of.
    if (dice.chance(0.3)) world.now += dice.upTo(40) * hour;
  }
  return { fault: faultOf(instance, world), state: instance.state, events };
}

it('after any sequence of events a case is decided or lies with somebody who can act', () => {
  const ends: Record<string, number> = {};
  for (let seed = 1; seed <= sequences; seed += 1) {
    const { fault, state, events } = playRandom(seed);
    if (fault) expect({ seed, events, fault }).toEqual({ seed, events, fault: undefined });
    ends[state] = (ends[state] ?? 0) + 1;
  }
  expect(Object.keys(ends).toSorted()).toEqual(['agreed', 'expired', 'refused', 'running', 'withdrawn']);
});

it('of two decisions on one task, by whoever may make them, one has an effect', () => {
  let decided = 0;
  for (let seed = 1; seed <= sequences; seed += 1) {
    const dice = createDice(seed);
    const org = randomOrg(dice);
    const content = randomContent(dice, { hours: [8], most: 6 });
    const { instance } = start(content, randomCase(dice, org), org, monday);
    const task = instance.tasks.find(({ state }) => state === 'open');
    if (!task) continue;
    const { id: taskId, actor } = task;
    const decide = (on: Instance) =>
      step(
        content,
        on,
        { kind: dice.one(['agree', 'refuse']), taskId, by: dice.one([actor, task.for ?? actor]), comment: '不' },
        org,
        monday,
      );
    const first = decide(instance);
    const second = decide('refused' in first ? instance : first.instance);
    expect({ seed, one: 'refused' in first, two: 'refused' in second }).toEqual({ seed, one: false, two: true });
    decided += 1;
  }
  expect(decided).toBeGreaterThan(sequences / 2);
});

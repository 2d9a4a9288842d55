import { expect, it } from 'vitest';
import { outcomeOf } from '#tests/support/process/oracle.ts';
import type { Answer, Outcome } from '#tests/support/process/oracle.ts';
import { createDice, randomCase, randomContent, randomOrg } from '#tests/support/process/random.ts';
import { monday } from '#tests/support/process/sample.ts';
import { isWhole } from '#tests/support/whole.ts';
import { nodesOf } from '../edit/tree.ts';
import type { CaseFacts, Event, Instance, Org, ProcessContent, Task } from '../schema.ts';
import { start, step } from './engine.ts';

const cases = isWhole ? 1_000_000 : 2000;
/** Cases for each random process and company. */
const casesEach = 4;

/** The open task of the first node in the page, and the first seat in it. */
function firstOpen(instance: Instance, order: ReadonlyMap<string, number>): Task | undefined {
  const rank = (task: Task): number => {
    const run = instance.runs[task.nodeId];
    const seat = run?.kind === 'approve' ? run.seats.findIndex(({ taskId }) => taskId === task.id) : 0;
    return (order.get(task.nodeId) ?? 0) + seat / 100;
  };
  return instance.tasks.filter(({ state }) => state === 'open').sort((a, b) => rank(a) - rank(b))[0];
}

function played(
  content: ProcessContent,
  facts: CaseFacts,
  org: Org,
  answer: (actor: number, nodeId: string) => Answer,
): Outcome {
  const order = new Map([...nodesOf(content.nodes)].map(({ node }, at) => [node.id, at + 1]));
  const answers: string[] = [];
  let { instance } = start(content, facts, org, monday);
  while (instance.state === 'running') {
    const task = firstOpen(instance, order);
    if (!task) throw new Error('stuck');
    const { id: taskId, actor, nodeId } = task;
    const wish = answer(actor, nodeId);
    const isLate = wish === 'late' && task.dueMs !== undefined;
    const event: Event = isLate
      ? { kind: 'timePassed', taskId }
      : wish === 'refuse'
        ? { kind: 'refuse', taskId, by: actor, comment: '不必要' }
        : { kind: 'agree', taskId, by: actor };
    answers.push(`${nodeId} ${actor} ${task.for ?? ''} ${isLate ? 'late' : event.kind}`);
    const result = step(content, instance, event, org, monday);
    if ('refused' in result) throw new Error(result.refused);
    ({ instance } = result);
  }
  return { state: instance.state as Outcome['state'], answers };
}

it('random processes decide random cases as an independent reading of them does', () => {
  const seen = { agreed: 0, refused: 0, late: 0 };
  for (let seed = 1; seed <= cases / casesEach; seed += 1) {
    const dice = createDice(seed);
    const org = randomOrg(dice);
    const content = randomContent(dice, { hours: [0], most: 12 });
    for (let turn = 0; turn < casesEach; turn += 1) {
      const facts = randomCase(dice, org);
      const mood = 1 + dice.upTo(1_000_000);
      const answer = (actor: number, nodeId: string): Answer => {
        const roll = (mood * (actor + 3) * (Number(nodeId.slice(1)) + 7)) % 101;
        return roll < 55 ? 'agree' : roll < 90 || turn % 2 ? 'late' : 'refuse';
      };
      const found = played(content, facts, org, answer);
      const expected = outcomeOf(content, facts, org, monday, answer);
      seen[found.state] += 1;
      seen.late += found.answers.some((words) => words.endsWith('late')) ? 1 : 0;
      // Compared as text: a million deep comparisons take minutes.
      if (JSON.stringify(found) !== JSON.stringify(expected))
        expect({ seed, turn, content, facts, found }).toEqual({ seed, turn, content, facts, found: expected });
    }
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(cases / 20);
});

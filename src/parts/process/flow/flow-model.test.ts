import { signal } from '@preact/signals-core';
import { expect, it } from 'vitest';
import { firstContent } from '#domain/process/defaults.ts';
import type { ApproveNode, Approver } from '#domain/process/schema.ts';
import { namesOf } from '#domain/process/words/process-names.ts';
import { createOrg } from '#tests/support/process/sample.ts';
import { createFlow } from './flow-model.ts';
import { flowTexts } from './texts.ts';

it('a name that nobody typed follows the approvers; a typed one stays', () => {
  const content = signal(firstContent);
  const flow = createFlow({
    content,
    change: (next) => (content.value = next),
    names: signal(namesOf(createOrg().people)),
    problems: signal([]),
    path: signal(new Set<string>()),
    texts: flowTexts,
    say: (text) => text,
  });
  const shown = () => (content.value.nodes[0] as ApproveNode).name;
  const named = (...who: Approver[]) => {
    flow.changeApprove('n1', { who });
    return shown();
  };
  const manager = { kind: 'manager', levels: 1 } as const;
  const person = { kind: 'person', employeeId: 2 } as const;
  expect(shown()).toBe('直属主管');
  expect(named(manager, person)).toBe('直属主管、许曼');
  expect(named(person)).toBe('许曼');
  // Without any the last name stays until the next one is there.
  expect(named()).toBe('许曼');
  expect(named({ kind: 'manager', levels: 2 })).toBe('第 2 级主管');
  flow.changeApprove('n1', { name: '复核' });
  expect(named({ kind: 'head', up: 0 })).toBe('复核');
});

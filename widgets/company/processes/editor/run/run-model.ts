import { signal } from '@preact/signals-core';
import { companyProcess as calls } from '#contract/process.ts';
import type { CompanySubject } from '#contract/company-people.ts';
import type { ExpectedPath, ProcessContent, ProcessKind } from '#contract/process.ts';
import type { Row } from '#contract/row.ts';
import type { PolicyProduct } from '#domain/policy/schema.ts';
import type { ProcessNode } from '#domain/process/schema.ts';
import type { Services } from '#kit/services.ts';

type SimulateInput = typeof calls.simulate extends Row<infer In, ExpectedPath> ? In : never;

interface RunFacts {
  person: Pick<CompanySubject, 'id' | 'name'> | null;
  product: PolicyProduct;
  /** Fen. */
  total: number;
  isOver: boolean;
  overBy: number;
  isAbroad: boolean;
  isExternal: boolean;
  isOverBudget: boolean;
  days: number;
  advance: number;
  travellers: number;
}

const alwaysAbroad: Readonly<Partial<Record<PolicyProduct, true>>> = { intl: true };

const firstFacts: RunFacts = {
  person: null,
  product: 'flight',
  total: 3000_00,
  isOver: false,
  overBy: 0,
  isAbroad: false,
  isExternal: false,
  isOverBudget: false,
  days: 3,
  advance: 7,
  travellers: 1,
};

/** Nodes and arms that a case goes through: the steps, and the arms by their names in the order of the page. */
export function itemsOf(content: ProcessContent, { steps, arms }: Pick<ExpectedPath, 'steps' | 'arms'>): Set<string> {
  const items = new Set(steps.map(({ nodeId }) => nodeId));
  const left = [...arms];
  const visit = (nodes: readonly ProcessNode[]): void => {
    for (const node of nodes) {
      if (node.kind === 'parallel')
        for (const arm of node.arms) {
          items.add(arm.id);
          visit(arm.nodes);
        }
      if (node.kind !== 'branch') continue;
      const taken = [...node.arms, node.otherwise].find(({ name }) => name === left[0]);
      if (!taken) continue;
      left.shift();
      items.add(taken.id);
      visit(taken.nodes);
    }
  };
  visit(content.nodes);
  return items;
}

/** A case that is invented, through the draft on the screen: people, hours and reasons. */
export function createRun(services: Services, kind: ProcessKind, processIdOf: () => number) {
  const facts = signal(firstFacts);
  const result = signal<ExpectedPath | null>(null);
  const failure = signal('');
  let last = 0;
  return {
    facts,
    result,
    failure,
    set: (part: Partial<RunFacts>) => (facts.value = { ...facts.peek(), ...part }),
    async ask(content: ProcessContent, { person, product, isAbroad, ...others }: RunFacts): Promise<void> {
      const mine = (last += 1);
      if (!person) {
        result.value = null;
        failure.value = '';
        return;
      }
      const processId = processIdOf();
      const outcome = await services.api.send(calls.simulate, {
        kind,
        content: content as SimulateInput['content'],
        ...(processId && { processId }),
        employeeId: person.id,
        products: [product],
        isAbroad: isAbroad || alwaysAbroad[product] === true,
        ...others,
        overBy: others.isOver ? others.overBy : 0,
      });
      if (mine !== last) return;
      result.value = outcome.ok ? outcome.data : null;
      failure.value = outcome.ok ? '' : outcome.msg;
    },
  };
}

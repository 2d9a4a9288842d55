import { computed, signal } from '@preact/signals-core';
import { fireEvent } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { firstContent } from '#domain/process/defaults.ts';
import { armsOf } from '#domain/process/edit/tree.ts';
import type { ProcessContent, ProcessNode } from '#domain/process/schema.ts';
import { createHistory } from '#parts/draft/history.ts';
import { focusedElement } from '#ui/base/root-node.ts';
import { settle } from '#tests/support/page/render-ui.tsx';
import { renderWorded } from '#tests/support/page/render-worded.tsx';
import { createFlow } from './flow-model.ts';
import type { FlowProblem } from './flow-model.ts';
import { FlowView } from './FlowView.tsx';
import { emptyLists, namesOfLists } from './lists.ts';
import { NodePanel } from './NodePanel.tsx';
import { flowTexts } from './texts.ts';

/** `直属主管 [超标: 直属主管 | 其他情况: ]` */
const shape = (nodes: readonly ProcessNode[]): string =>
  nodes
    .map((node) => {
      const name = node.kind === 'approve' ? node.name : node.kind;
      const arms = armsOf(node).map((arm) => `${arm.name}:${shape(arm.nodes)}`);
      return arms.length ? `${name}[${arms.join('|')}]` : name;
    })
    .join(' ');

function mounted(first: ProcessContent = firstContent, isOutline = false) {
  const edits = createHistory(first);
  const problems = signal<readonly FlowProblem[]>([]);
  const path = signal<ReadonlySet<string>>(new Set());
  const lists = signal({ ...emptyLists, costCenters: [{ code: 'C1', name: '平台组' }] });
  const flow = createFlow({
    content: edits.value,
    change: edits.change,
    names: computed(() => namesOfLists(lists.value)),
    problems,
    path,
    texts: flowTexts,
    say: (text) => text,
  });
  const view = renderWorded(
    <>
      <FlowView flow={flow} isOutline={isOutline} starts="全体员工" ends="可预订" />
      <NodePanel
        flow={flow}
        lists={lists}
        onLearn={() => undefined}
        onRoles={() => undefined}
        onClose={() => undefined}
      />
    </>,
  );
  const focused = () => focusedElement(view.root as HTMLElement);
  const key = async (name: string, more = {}) => {
    fireEvent.keyDown(focused() as HTMLElement, { key: name, ...more });
    await settle();
  };
  const stop = () => focused()?.dataset['stop'];
  return { ...view, edits, flow, problems, path, key, stop, shown: () => shape(edits.value.peek().nodes) };
}

test('a flow is built by keys alone: insert, condition, move into an arm, remove, undo', async () => {
  const { screen, root, click, edits, key, stop, shown } = mounted();
  root.querySelector<HTMLElement>('[data-stop][tabindex="0"]')?.focus();
  expect(stop()).toBe('+.');
  await key('ArrowDown');
  await key('ArrowDown');
  expect(stop()).toBe('+.n1');
  // A ＋ is a button: Enter is its click.
  await click(root.querySelector('[data-stop="+.n1"]') as HTMLElement);
  await click(await screen.findByRole('menuitem', { name: '条件分支' }));
  await settle();
  expect(shown()).toBe('直属主管 branch[超标:|其他情况:]');
  await click(screen.getByRole('combobox', { name: '添加条件' }));
  fireEvent.click(await screen.findByRole('option', { name: '总额' }));
  await settle();
  expect(screen.getByRole('button', { name: /^超标，优先级 1，超标，且总额不低于 ¥3,000/ })).toBeTruthy();

  root.querySelector<HTMLElement>('[data-stop="n1"]')?.focus();
  await key('ArrowDown', { altKey: true });
  expect([shown(), stop()]).toEqual(['branch[超标:直属主管|其他情况:]', 'n1']);
  await key('ArrowRight', { altKey: true });
  expect(shown()).toBe('branch[超标:|其他情况:直属主管]');
  await key('ArrowLeft');
  expect(focusedElement(root as HTMLElement)?.textContent).toContain('其他情况');
  await key('ArrowLeft');
  expect(focusedElement(root as HTMLElement)?.textContent).toContain('超标');
  await key('Delete');
  expect(shown()).toBe('直属主管');
  edits.undo();
  edits.undo();
  await settle();
  expect(shown()).toBe('branch[超标:直属主管|其他情况:]');
  edits.redo();
  expect(shown()).toBe('branch[超标:|其他情况:直属主管]');
});

test('a finger moves, copies and removes by the menu of each row of the outline', async () => {
  const nodes = ['甲', '乙'].map((name, at) => ({ ...firstContent.nodes[0], id: `a${at}`, name }) as ProcessNode);
  const { screen, click, shown } = mounted({ nodes }, true);
  const act = async (row: RegExp, name: string) => {
    await click(screen.getByRole('button', { name: row }));
    await click(await screen.findByRole('menuitem', { name }));
    await settle();
    return shown();
  };
  expect(await act(/^更多操作：甲/, '下移')).toBe('乙 甲');
  expect(await act(/^更多操作：甲/, '上移')).toBe('甲 乙');
  expect(await act(/^更多操作：乙/, '复制')).toBe('甲 乙 乙');
  expect(await act(/^更多操作：甲/, '删除节点')).toBe('乙 乙');
});

test('settings of a node count at once, and typed letters are one step back', async () => {
  const { screen, root, click, edits } = mounted();
  await click(root.querySelector('[data-stop="n1"]') as HTMLElement);
  const box = await screen.findByRole('textbox', { name: '名称' });
  for (const value of ['财', '财务']) fireEvent.input(box, { target: { value } });
  await settle();
  expect(root.querySelector('[data-stop="n1"]')?.textContent).toContain('财务');
  await click(screen.getByRole('button', { name: '成本中心负责人' }));
  await click(screen.getByRole('radio', { name: /多人中若干人/ }));
  expect(root.querySelector('[data-stop="n1"]')?.textContent).toContain('直属主管、成本中心负责人2 人同意即可');
  await click(screen.getByRole('tab', { name: '超时' }));
  await click(await screen.findByRole('checkbox', { name: '限时处理' }));
  expect(edits.value.peek().nodes[0]).toMatchObject({ limit: undefined, mode: { least: 2 } });
  for (let step = 0; step < 4; step += 1) edits.undo();
  await settle();
  expect(edits.value.peek()).toBe(firstContent);
});

test('faults and the path of a test run are marked at their items', async () => {
  const { root, problems, path } = mounted();
  problems.value = [{ id: 'n1', level: 'stop', text: '没有审批人' }];
  path.value = new Set(['n1']);
  await settle();
  const card = root.querySelector('[data-stop="n1"]');
  expect(card?.className).toMatch(/is-hot .*is-err/);
  expect(card?.getAttribute('aria-label')).toContain('没有审批人');
});

test('an edit draws its own node and no other of sixty', async () => {
  const nodes = Array.from({ length: 60 }, (_, at): ProcessNode => ({
    ...(firstContent.nodes[0] as ProcessNode),
    id: `a${at}`,
  }));
  const { root, flow, edits } = mounted({ nodes });
  const cards = () => [...root.querySelectorAll('[data-item]')];
  expect(cards().length).toBe(60);
  let drawn = 0;
  const seen = new MutationObserver((records) => (drawn += records.length));
  seen.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  flow.setNode({ ...(nodes[7] as Extract<ProcessNode, { kind: 'approve' }>), name: '新名' });
  await settle();
  expect(edits.value.peek().nodes[8]).toBe(nodes[8]);
  expect(cards()[7]?.textContent).toContain('新名');
  expect(drawn).toBeLessThan(10);
});

test('a hint leaves the card of an arm as it is: its priority stands, and no sign of a fault', async () => {
  const arm = { id: 'x', name: '甲', when: [{ field: 'verdict', op: 'in', value: ['over'] } as const], nodes: [] };
  const { root, problems } = mounted({
    nodes: [{ kind: 'branch', id: 'b', arms: [arm], otherwise: { id: 'o', name: '其他情况', nodes: [] } }],
  });
  const headOf = () => root.querySelector('[data-stop="x"] b');
  problems.value = [{ id: 'x', level: 'warn', text: '没有节点' }];
  await settle();
  expect([headOf()?.textContent, headOf()?.querySelector('svg')]).toEqual(['甲优先级 1', null]);
  problems.value = [{ id: 'x', level: 'stop', text: '没有条件' }];
  await settle();
  expect(headOf()?.textContent).toBe('甲');
  expect(headOf()?.querySelector('svg')).not.toBeNull();
});

test('a limit counts working hours where the node says so, and the card says it too', async () => {
  const { screen, root, click, edits } = mounted();
  await click(root.querySelector('[data-stop="n1"]') as HTMLElement);
  await click(await screen.findByRole('tab', { name: '超时' }));
  await click(await screen.findByRole('checkbox', { name: '只计工作时间' }));
  await settle();
  const limit = () => (edits.value.peek().nodes[0] as { limit?: object }).limit;
  expect(limit()).toEqual({ hours: 24, onLate: 'remind', work: true });
  expect(root.querySelector('[data-stop="n1"]')?.textContent).toContain('24 个工作小时未处理');
  await click(screen.getByRole('checkbox', { name: '只计工作时间' }));
  await settle();
  expect(limit()).toEqual({ hours: 24, onLate: 'remind' });
});

test('a limit of several steps: one more between or behind, each with its hours, and one fewer', async () => {
  const { screen, root, click, edits, type } = mounted();
  await click(root.querySelector('[data-stop="n1"]') as HTMLElement);
  await click(await screen.findByRole('tab', { name: '超时' }));
  const limit = () => (edits.value.peek().nodes[0] as { limit?: object }).limit;
  await click(await screen.findByRole('button', { name: '再加一步' }));
  expect(limit()).toEqual({ hours: 24, onLate: 'remind', more: [{ hours: 48, onLate: 'up' }] });
  await click(await screen.findByRole('button', { name: '再加一步' }));
  type(await screen.findByRole('textbox', { name: '第 3 步，小时内未处理' }), '72');
  await click(await screen.findByRole('checkbox', { name: '只计工作时间' }));
  const chain = [
    { hours: 48, onLate: 'up' },
    { hours: 72, onLate: 'refuse' },
  ];
  expect(limit()).toEqual({ hours: 24, onLate: 'remind', work: true, more: chain });
  // The last one decides: another one comes before it.
  await click(screen.getByRole('button', { name: '再加一步' }));
  expect(limit()).toMatchObject({ more: [chain[0], { hours: 60, onLate: 'remind' }, chain[1]] });
  expect(screen.queryByRole('button', { name: '再加一步' })).toBeNull();
  const card = root.querySelector('[data-stop="n1"]');
  for (const words of [
    '24 个工作小时未处理，提醒审批人',
    '48 个工作小时未处理，转交上级',
    '72 个工作小时未处理，自动驳回',
  ])
    expect(card?.textContent).toContain(words);
  // The first one goes: the others stay, and a text that is no number goes with its step.
  type(await screen.findByRole('textbox', { name: '小时内未处理' }), '0');
  await click(screen.getByRole('button', { name: '删除第 1 步' }));
  await settle();
  expect(limit()).toEqual({
    hours: 48,
    onLate: 'up',
    work: true,
    more: [{ hours: 60, onLate: 'remind' }, chain[1]],
  });
  expect(((await screen.findByRole('textbox', { name: '小时内未处理' })) as HTMLInputElement).value).toBe('48');
  for (let left = 3; left > 1; left -= 1) await click(screen.getByRole('button', { name: `删除第 ${left} 步` }));
  expect(limit()).toEqual({ hours: 48, onLate: 'up', work: true });
  expect(screen.queryByRole('button', { name: /^删除第/ })).toBeNull();
});

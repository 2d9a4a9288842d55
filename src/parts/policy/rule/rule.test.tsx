import { useState } from 'react';
import { expect, test } from 'vitest';
import { fireEvent } from '@testing-library/dom';
import type { Rule } from '#domain/policy/schema.ts';
import { settle } from '#tests/support/page/render-ui.tsx';
import { renderWorded } from '#tests/support/page/render-worded.tsx';
import { freshId, withKind } from './edit-rule.ts';
import { choicesOf, namesOf } from './names.ts';
import { RuleEditor } from './RuleEditor.tsx';
import { RuleSentence } from './RuleSentence.tsx';
import { ruleTexts } from './texts.ts';

const known = {
  levels: [
    { code: '5', name: 'P5' },
    { code: '6', name: 'P6' },
  ],
  cities: [{ code: 'BJS', name: '北京' }],
  airlines: [],
};
const choices = choicesOf(known, { tiers: [{ name: '一线', cities: ['BJS'] }], bands: [] }, ruleTexts);
const night: Rule = {
  id: 'r1',
  product: 'hotel',
  when: [{ field: 'level', op: 'in', value: ['5'] }],
  limit: { kind: 'nightPrice', fen: 600_00 },
  effect: 'reason',
};

function Held({ as: Kind, first = night }: { as: typeof RuleSentence | typeof RuleEditor; first?: Rule }) {
  const [rule, setRule] = useState(first);
  return (
    <>
      <Kind rule={rule} names={namesOf(known, (name) => name, ruleTexts)} choicesOf={choices} onChange={setRule} />
      <output>{JSON.stringify([rule.when, rule.limit, rule.effect])}</output>
    </>
  );
}
const shown = (root: Element) =>
  JSON.parse(root.querySelector('output')?.textContent ?? '') as [Rule['when'], Rule['limit'], string];

test('the figure of a sentence opens its box, which takes numbers within its bounds only', async () => {
  const { screen, root, click } = renderWorded(<Held as={RuleSentence} />);
  expect(root.querySelector('span')?.textContent).toBe('P5，每间每晚不超过 ¥600');
  await click(screen.getByRole('button', { name: '¥600' }));
  const box = await screen.findByRole('textbox', { name: '每间每晚' });
  for (const text of ['480.5', '4x', '-1', '99999999']) {
    fireEvent.input(box, { target: { value: text } });
    await settle();
    expect([text, shown(root)[1]]).toEqual([text, { kind: 'nightPrice', fen: 480_50 }]);
    expect(box.getAttribute('aria-invalid')).toBe(text === '480.5' ? null : 'true');
  }
  fireEvent.focusOut(box);
  await settle();
  expect([(box as HTMLInputElement).value, box.closest('dialog, [role=dialog]')?.textContent]).toEqual([
    '99999999',
    expect.stringContaining('请输入 ¥0 至 ¥999,999，最多 2 位小数'),
  ]);
});

test('a part of a whole number is refused, and not rounded when the box is left', async () => {
  const { screen, root } = renderWorded(
    <Held as={RuleEditor} first={{ ...night, limit: { kind: 'nights', nights: 9 } }} />,
  );
  const box = await screen.findByRole('textbox', { name: '最长连住' });
  fireEvent.input(box, { target: { value: '3.7' } });
  fireEvent.focusOut(box);
  await settle();
  expect([(box as HTMLInputElement).value, shown(root)[1]]).toEqual(['3.7', { kind: 'nights', nights: 9 }]);
  await screen.findByText('请输入 1 至 90 晚，须为整数');
});

test('a condition of a sentence opens its choices', async () => {
  const { screen, root, click } = renderWorded(<Held as={RuleSentence} />);
  await click(screen.getByRole('button', { name: 'P5' }));
  await click(await screen.findByRole('checkbox', { name: 'P6' }));
  await click(screen.getByRole('radio', { name: '不是' }));
  expect(shown(root)[0]).toEqual([{ field: 'level', op: 'notIn', value: ['5', '6'] }]);
});

test('the editor adds a condition of the table, takes one away, and begins another kind of limit anew', async () => {
  const { screen, root, click } = renderWorded(<Held as={RuleEditor} />);
  await click(screen.getByRole('combobox', { name: '添加条件' }));
  fireEvent.click(await screen.findByRole('option', { name: '城市分级' }));
  await settle();
  await click(screen.getByRole('button', { name: '删除条件：差旅等级' }));
  await click(screen.getByRole('combobox', { name: '限制' }));
  fireEvent.click(await screen.findByRole('option', { name: '最长连住' }));
  await settle();
  expect(shown(root)).toEqual([
    [{ field: 'tier', op: 'in', value: ['一线'] }],
    { kind: 'nights', nights: 14 },
    'approve',
  ]);
});

test('another kind keeps an effect that was chosen, and a new rule has an id of its own', () => {
  expect(withKind({ ...night, effect: 'forbid' }, 'nights').effect).toBe('forbid');
  expect([freshId([]), freshId([{ id: 'r7' }, { id: 'x' }])]).toEqual(['r1', 'r8']);
});

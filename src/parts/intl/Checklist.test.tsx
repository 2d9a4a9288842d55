import { expect, it } from 'vitest';
import type { IntlRule } from '#contract/intl-order.ts';
import { documentRules } from '#domain/intl/travellers/document-rules.ts';
import { renderWorded } from '#tests/support/page/render-worded.tsx';
import { Checklist } from './Checklist.tsx';
import type { Names } from './slices.ts';

const names = { airports: {} } as Names;
const rules = (date: string, today: string): IntlRule[] =>
  documentRules(
    [
      {
        triptype: 1,
        airport: 'SIN',
        country: 'SG',
        countryName: '新加坡',
        day: '2026-12-14',
        leaves: '2026-12-14',
        isOut: true,
        at: 'end',
        from: { airport: 'PVG', country: 'CN' },
      },
    ],
    { nationalities: ['CN'], hasMinors: false },
    today,
    [
      {
        country: 'SG',
        nationality: 'CN',
        verdict: 'ok',
        text: '免签',
        source: '领事网',
        url: 'https://example.test/visa',
        date,
      },
    ],
  ).filter(({ kind }) => kind === 'entry');

it.each([
  ['read lately', '2026-11-01', '2026-11-26', ['无需办理', '已核实'], '2026-11-01 版，已对照原文，2027-04-30 前有效'],
  [
    'on its last day',
    '2026-11-01',
    '2027-04-30',
    ['无需办理', '已核实'],
    '2026-11-01 版，已对照原文，2027-04-30 前有效',
  ],
  [
    'after its expiry',
    '2026-11-01',
    '2027-05-01',
    ['请先确认', '未核实'],
    '2026-11-01 版，核对有效期至 2027-04-30，请以使领馆及航司最新要求为准',
  ],
  ['never read', '', '2026-11-26', ['请先确认', '未核实'], '，请以使领馆及航司要求为准'],
])('a line that was %s has its source, day and state', (_, date, today, tags, said) => {
  const { root } = renderWorded(<Checklist rules={rules(date, today)} names={names} holders={[]} today={today} />);
  const line = root.querySelector('li');
  expect([...(line?.querySelectorAll('.t-tag') ?? [])].map((tag) => tag.textContent)).toEqual(tags);
  expect(line?.textContent).toContain(said);
  const link = line?.querySelector('a');
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['领事网', 'https://example.test/visa']);
});

it('an order that was made before lines had a date is not verified either, wherever the page stands in time', () => {
  const [rule] = rules('2026-11-01', '2026-11-26');
  const kept = { ...rule, url: '', date: '', expires: '' } as IntlRule;
  const { root } = renderWorded(<Checklist rules={[kept]} names={names} holders={[]} today="2020-01-01" />);
  expect(root.textContent).toContain('未核实 来源 领事网');
  expect(root.textContent).not.toContain('已核实');
});

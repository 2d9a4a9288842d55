import { useEffect, useRef, useState } from 'react';
import { approval as calls, auditBoxes, mostInBatch } from '#contract/approval.ts';
import type { AuditBox, AuditCounts, AuditRow } from '#contract/approval.ts';
import { levelOf } from '#domain/menu/viewer.ts';
import { linkToNamed } from '#kit/links/link-to.ts';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { caseRouteOf, caseValues } from '#parts/process/case-route.ts';
import { ListFrame } from '#screens/list/ListFrame.tsx';
import { SisterTabs } from '#screens/SisterTabs.tsx';
import { focusQuietly } from '#ui/base/root-node.ts';
import { Button } from '#ui/controls/Button.tsx';
import type { FilterField } from '#ui/filter/fields.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconUsers } from '#ui/icons/icons.ts';
import type { Texts } from '../texts.ts';
import { texts as ownTexts } from '../texts.ts';
import type { Together } from './together-model.ts';
import { createAudit, kinds, states, verdicts } from './model.ts';
import type { AuditFilters, Side } from './model.ts';

/** Filters whose rows all wait. */
const waiting: ReadonlySet<AuditFilters['state']> = new Set(['running', 'late']);

/** The cases of one box: to decide, decided, copied, own. */
export function AuditList({ side, box, left }: { side: Side; box: AuditBox; left: string }) {
  const services = useServices();
  const t = useTexts('approvals', ownTexts);
  const { say } = useSay();
  const { name } = services.place.peek();
  const isCompany = levelOf(useValue(services.session.user)) === '70';
  // Those of everybody, which the company's account may push on.
  const isAll = isCompany && box === 'mine';
  const model = useModel(() => createAudit(services, box, side, isCompany));
  const counts = useValue(model.counts.data);
  const byState = useValue(model.byState.data)?.states;
  const buttons = useRef<HTMLSpanElement>(null);
  // Once, as the list comes back.
  useEffect(() => {
    if (left) focusQuietly(buttons.current?.querySelector<HTMLElement>(`[data-set="${left}"] button`));
  }, []);
  const duty = useLater(true, () => import('../duty/DutyBanner.tsx'));
  const set = (name: string) => services.navigate(services.place.peek().name, { set: name });
  const [batch, setBatch] = useState<readonly AuditRow[] | null>(null);
  const part = useLater(batch !== null, () => import('./BatchDialog.tsx'));
  const [several, actOn] = useState<{ kind: Together; items: readonly AuditRow[] } | null>(null);
  const together = useLater(several !== null, () => import('./TogetherDialog.tsx'));
  const [given, give] = useState('');
  const giving = useLater(given !== '', () => import('./ReassignDialog.tsx'));
  // Asked for beside the rows.
  const rows = useLater(true, () => import('./columns.tsx'));
  const open = (row: AuditRow) => services.navigate(caseRouteOf(name), caseValues(row));
  return (
    <>
      <ListFrame<AuditRow, AuditFilters>
        title={t.titles[side]}
        label={t.boxes[box]}
        list={model.list}
        hasTitle
        tabs={
          <SisterTabs
            label={t.boxesLabel}
            items={auditBoxes.map((one) => ({
              key: one,
              label: (one === 'mine' ? t.countRunning : t.count)(
                one === 'mine' && isCompany ? t.allOfCompany : t.boxes[one],
                countOf(counts, one, side),
              ),
              to: one === box ? null : name,
              params: { box: one },
            }))}
          />
        }
        actions={
          <span ref={buttons} className="t-row">
            {isCompany && (
              <span data-set="budgets">
                <Button onClick={() => set('budgets')}>{t.budgets}</Button>
              </span>
            )}
            <span data-set="deputies">
              <Button icon={<Icon of={iconUsers} size={16} />} onClick={() => set('deputies')}>
                {t.deputies}
              </Button>
            </span>
          </span>
        }
        stats={duty && <duty.DutyBanner isCompany={isCompany} onSee={() => set('deputies')} onEnd={model.settle} />}
        {...(box !== 'todo' && {
          groups: {
            key: 'state',
            options: states.map((value) => ({ value, label: t.states[value], count: byState?.[value] })),
          },
        })}
        fields={fieldsOf(t, side)}
        Rows={rows && rows.TableRows}
        {...(rows && {
          table: {
            columns: rows.columnsOf(t, box, { isCompany, nowMs: services.clock.now(), say }, open),
            actions: (row) => [
              {
                id: 'open',
                label: box === 'todo' ? t.decide : t.view,
                isCard: box !== 'todo',
                onPick: () => open(row),
              },
              ...(isCompany && row.state === 'running'
                ? [{ id: 'reassign', label: t.reassign, onPick: () => give(row.no) }]
                : []),
            ],
            open: (row) => linkToNamed(services, caseRouteOf(name), caseValues(row)),
            ...((box === 'todo' || isAll) && {
              nameOf: ({ title }: AuditRow) => say(title),
              ...(isAll && { whyOff: ({ state }: AuditRow) => (state === 'running' ? '' : t.states[state]) }),
              renderBulk: (items: readonly AuditRow[]) => [
                // Among all of them are those that are over, which nobody can act on.
                (!isAll || waiting.has(model.list.filters.peek().state)) && (
                  <rows.SelectAll key="all" list={model.list} row={calls.list} most={mostInBatch} />
                ),
                ...(isAll ? (['urge', 'handOn'] as const) : []).map((kind) => (
                  <Button key={kind} kind="soft" size="sm" onClick={() => actOn({ kind, items })}>
                    {kind === 'urge' ? t.urge : t.reassign}
                  </Button>
                )),
                !isAll && (
                  <Button key="batch" kind="soft" size="sm" onClick={() => setBatch(items)}>
                    {t.batch}
                  </Button>
                ),
              ],
            }),
          },
        })}
        empty={{ art: 'order', title: t.none[box], text: t.noneText[box] }}
      />
      {given && giving && <giving.ReassignDialog no={given} settle={model.settle} onClose={() => give('')} />}
      {several && together && (
        <together.TogetherDialog {...several} settle={model.settle} onClose={() => actOn(null)} />
      )}
      {batch && part && <part.BatchDialog items={batch} settle={model.settle} onClose={() => setBatch(null)} />}
    </>
  );
}

const countOf = (counts: AuditCounts | null, box: AuditBox, side: Side): number => {
  if (!counts || box === 'done') return 0;
  const { trip, order } = box === 'todo' ? counts : counts[box];
  return { trip, order, all: trip + order }[side];
};

function fieldsOf(t: Texts, side: Side): FilterField<AuditFilters>[] {
  return [
    { kind: 'text', key: 'keyword', label: t.keyword, placeholder: t.keywordHint },
    {
      kind: 'select',
      key: 'verdict',
      label: t.verdict,
      options: verdicts.map((value) => ({ value, label: t.verdicts[value] })),
    },
    { kind: 'days', key: 'days', label: t.days },
    ...(side === 'trip'
      ? []
      : [
          {
            kind: 'select' as const,
            key: 'kind' as const,
            label: t.kind,
            options: kinds
              .filter((one) => side === 'all' || one !== 'trip')
              .map((value) => ({ value, label: t.kinds[value] })),
          },
        ]),
  ];
}

import { useState } from 'react';
import type { BillCycle, SettlementPreview, YearByTerms } from '#contract/settlement.ts';
import { showDay } from '#domain/china-time.ts';
import { fenOf, showYuan } from '#domain/money.ts';
import type { Readable } from '#kit/readable.ts';
import { useValues } from '#kit/readable.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { FormPart } from '#ui/form/FormGrid.tsx';
import { Table } from '#ui/list/Table.tsx';
import type { TableColumn } from '#ui/list/Table.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { createPreview } from './preview-model.ts';
import type { Terms } from './preview-model.ts';
import type { Texts } from './texts.ts';

/** Bills to come due that are seen until all are asked for. */
const shortYear = 3;

/** The terms of the form as days: the cycles to come, and the last year as it would have been. */
export function Preview({ terms, limit, t }: { terms: Readable<Terms>; limit: string; t: Texts }) {
  const services = useServices();
  const model = useModel(() => createPreview(services, terms));
  const [found, isOld, hasFailed, trial] = useValues(model.found, model.isOld, model.hasFailed, model.trial);
  const today = services.clock.today();
  const [isLong, setLong] = useState(false);
  if (!found)
    return (
      <div className="is-wide">
        {hasFailed ? <Alert kind="warn">{t.previewFailed}</Alert> : <Skeleton height={180} />}
      </div>
    );
  const figures = found.year ? figuresOf(found.year, t) : [];
  return (
    <>
      <FormPart title={t.nextCycles}>
        <div className="is-wide" aria-live="polite" aria-busy={isOld}>
          {hasFailed && <Alert kind="warn">{t.previewFailed}</Alert>}
          <Table
            caption={t.nextCycles}
            columns={cycleColumns(t, today, found.cycles[0]?.from)}
            rows={found.cycles}
            rowKey={({ from }) => from}
          />
        </div>
      </FormPart>
      <FormPart title={t.year}>
        {found.year ? (
          <>
            <p className="is-wide t-s13 t-3">{t.yearLead(found.year.from, found.year.to)}</p>
            <div className="is-wide t-col" aria-live="polite" aria-busy={isOld} style={{ gap: 16 }}>
              <Table
                caption={t.year}
                columns={figureColumns(t, !figures.some(({ present, wanted }) => present !== wanted))}
                rows={figures}
                rowKey={({ label }) => label}
              />
              <Table
                caption={t.due}
                columns={dueColumns(t, today)}
                rows={found.year.wanted.due.slice(isLong ? 0 : -shortYear)}
                rowKey={({ from }) => from}
              />
              {found.year.wanted.due.length > shortYear && (
                <LinkButton aria-expanded={isLong} onClick={() => setLong(!isLong)}>
                  {isLong ? t.less : t.allDue(found.year.wanted.due.length)}
                </LinkButton>
              )}
            </div>
            <TextField
              name="trial"
              label={t.trial}
              hint={t.trialHint(showYuan(limit))}
              inputMode="decimal"
              maxLength={12}
              after={t.yuan}
              value={trial}
              error={undefined}
              onInput={(typed) => {
                model.trial.value = typed;
              }}
              onBlur={() => undefined}
            />
          </>
        ) : (
          <p className="is-wide t-s13 t-3">{t.noYear}</p>
        )}
      </FormPart>
    </>
  );
}

const spanOf = (t: Texts, { from, to }: { from: string; to: string }) => t.spanOf(from, to);

const cycleColumns = (t: Texts, today: string, running: string | undefined): TableColumn<BillCycle>[] => [
  {
    key: 'span',
    title: t.span,
    phone: 'title',
    cell: (cycle) => (
      <span>
        {spanOf(t, cycle)} {cycle.from === running && <span className="t-s12 t-3">{t.running}</span>}
      </span>
    ),
  },
  {
    key: 'closes',
    title: t.closes,
    phone: 'named',
    cell: ({ closesAt }) => t.say(showDay(closesAt.slice(0, 10), today)),
  },
  { key: 'confirm', title: t.confirmBy, phone: 'named', cell: ({ confirmBy }) => t.say(showDay(confirmBy, today)) },
  { key: 'due', title: t.dueOn, phone: 'named', cell: ({ dueOn }) => t.say(showDay(dueOn, today)) },
];

interface Figure {
  label: string;
  present: string;
  wanted: string;
}

function figuresOf({ inForce, wanted }: NonNullable<SettlementPreview['year']>, t: Texts): Figure[] {
  const both = (label: string, of: (year: YearByTerms) => string): Figure => ({
    label,
    present: of(inForce),
    wanted: of(wanted),
  });
  return [
    both(t.highest, ({ highest, highestOn }) => (highestOn ? t.on(showYuan(highest), highestOn) : t.never)),
    both(t.warned, ({ warnedDays }) => (warnedDays ? t.daysOf(warnedDays) : t.never)),
    both(t.refused, ({ refusedOrders, refusedDays, refused }) =>
      refusedOrders ? t.refusedOf(refusedOrders, refusedDays, showYuan(refused)) : t.never,
    ),
    both(t.mostDue, ({ due }) => {
      const most = due.reduce<YearByTerms['due'][number] | null>(
        (best, one) => (!best || fenOf(one.sum) > fenOf(best.sum) ? one : best),
        null,
      );
      return most && fenOf(most.sum) > 0 ? t.on(showYuan(most.sum), most.dueOn) : t.never;
    }),
  ];
}

/** One column of figures where the form changes nothing. */
const figureColumns = (t: Texts, isOne: boolean): TableColumn<Figure>[] => [
  { key: 'label', title: t.figure, phone: 'title', cell: ({ label }) => <b>{label}</b> },
  { key: 'present', title: t.present, cell: ({ present }) => present },
  ...(isOne
    ? []
    : [
        {
          key: 'wanted',
          title: t.wanted,
          cell: ({ present, wanted }: Figure) => (present === wanted ? wanted : <b className="t-warn">{wanted}</b>),
        },
      ]),
];

const dueColumns = (t: Texts, today: string): TableColumn<YearByTerms['due'][number]>[] => [
  {
    key: 'due',
    title: t.dueOn,
    phone: 'title',
    cell: (cycle) => (
      <span>
        {t.say(showDay(cycle.dueOn, today))} <span className="t-s12 t-3 t-nowrap">{t.cycleOf(spanOf(t, cycle))}</span>
      </span>
    ),
  },
  { key: 'sum', title: t.dueSum, num: true, phone: 'end', cell: ({ sum }) => <b>{showYuan(sum)}</b> },
];

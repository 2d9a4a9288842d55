import { useState } from 'react';
import type { SettlementPreview, YearByTerms } from '#contract/settlement.ts';
import { showDay } from '#domain/china-time.ts';
import { cycleInWords } from '#domain/company-bill/settlement-words.ts';
import type { SettlementMode } from '#domain/company-bill/settlement.ts';
import { fenOf, showSigned, showYuan, sumFen } from '#domain/money.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Table } from '#ui/list/Table.tsx';
import type { TableColumn } from '#ui/list/Table.tsx';
import { schemeTexts } from './texts.ts';
import type { SchemeTexts } from './texts.ts';

interface Scheme {
  mode: SettlementMode;
  cycleDay: number;
  dueDays: number;
  limit: string;
}

interface SchemesProps {
  year: NonNullable<SettlementPreview['year']>;
  present: Scheme;
  wanted: Scheme;
}

/** Bills to come due that are seen until all are asked for. */
const shortYear = 3;

/** The terms in force beside those of the form: what each would have used, stopped and made due in the last year. */
export function Schemes({ year, present, wanted }: SchemesProps) {
  const t = useTexts('settlementSchemes', schemeTexts);
  const today = useServices().clock.today();
  const [isLong, setLong] = useState(false);
  const figures = figuresOf(year, { present, wanted }, t);
  const isOne = !figures.some((one) => one.present !== one.wanted);
  const due = daysOf(year);
  const [now, then] = [year.inForce, year.wanted];
  // An order that a limit refuses is in no bill: then the orders of both are not the same.
  const note = now.refused !== then.refused ? t.refusedNote : totalOf(now) === totalOf(then) ? '' : t.dueNote;
  return (
    <>
      <Table caption={t.schemes} columns={figureColumns(t, isOne)} rows={figures} rowKey={({ label }) => label} />
      <Table
        caption={t.due}
        columns={dueColumns(t, today, isOne)}
        rows={due.slice(isLong ? 0 : -shortYear)}
        rowKey={({ day }) => day}
        foot={{
          day: t.dueTotal,
          present: <b>{totalOf(year.inForce)}</b>,
          wanted: <b>{totalOf(year.wanted)}</b>,
        }}
      />
      {note && <p className="t-s12 t-3">{note}</p>}
      {due.length > shortYear && (
        <LinkButton aria-expanded={isLong} onClick={() => setLong(!isLong)}>
          {isLong ? t.less : t.allDue(due.length)}
        </LinkButton>
      )}
    </>
  );
}

const totalOf = ({ due }: YearByTerms): string => showSigned(sumFen(due.map(({ sum }) => fenOf(sum))), true);

interface Figure {
  label: string;
  present: string;
  wanted: string;
}

function figuresOf(
  year: SchemesProps['year'],
  schemes: Record<'present' | 'wanted', Scheme>,
  t: SchemeTexts,
): Figure[] {
  const both = (label: string, of: (year: YearByTerms) => string): Figure => ({
    label,
    present: of(year.inForce),
    wanted: of(year.wanted),
  });
  const termsOf = ({ mode, cycleDay, dueDays, limit }: Scheme) =>
    mode === 'prepaid'
      ? t.prepaidTermsOf(t.say(cycleInWords(cycleDay)), showYuan(limit))
      : t.termsOf(t.say(cycleInWords(cycleDay)), dueDays, showYuan(limit));
  return [
    { label: t.terms, present: termsOf(schemes.present), wanted: termsOf(schemes.wanted) },
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
    both(t.dueTimes, ({ due }) => t.dueDaysOf(due.filter(({ sum }) => fenOf(sum) > 0).length)),
  ];
}

/** One column of figures where the form changes nothing. */
const figureColumns = (t: SchemeTexts, isOne: boolean): TableColumn<Figure>[] => [
  { key: 'label', title: t.figure, phone: 'title', cell: ({ label }) => <b>{label}</b> },
  { key: 'present', title: t.present, ...(!isOne && { phone: 'named' }), cell: ({ present }) => present },
  ...(isOne
    ? []
    : [
        {
          key: 'wanted',
          title: t.wanted,
          phone: 'named' as const,
          cell: ({ present, wanted }: Figure) => (present === wanted ? wanted : <b className="t-warn">{wanted}</b>),
        },
      ]),
];

/** A day on which a bill is due by either scheme. */
interface DueDay {
  day: string;
  span: { from: string; to: string };
  present: string;
  wanted: string;
}

function daysOf({ inForce, wanted }: SchemesProps['year']): DueDay[] {
  const days = new Map<string, DueDay>();
  for (const name of ['present', 'wanted'] as const)
    for (const { from, to, dueOn, sum } of (name === 'present' ? inForce : wanted).due) {
      const known = days.get(dueOn) ?? { day: dueOn, span: { from, to }, present: '', wanted: '' };
      days.set(dueOn, { ...known, [name]: showYuan(sum) });
    }
  return [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}

const dueColumns = (t: SchemeTexts, today: string, isOne: boolean): TableColumn<DueDay>[] => [
  {
    key: 'day',
    title: t.dueOn,
    phone: 'title',
    cell: ({ day, span }) => (
      <span>
        {t.say(showDay(day, today))}{' '}
        <span className="t-s12 t-3 t-nowrap">{t.cycleOf(t.spanOf(span.from, span.to))}</span>
      </span>
    ),
  },
  {
    key: 'present',
    title: isOne ? t.dueSum : t.present,
    num: true,
    phone: isOne ? 'end' : 'named',
    cell: ({ present }) => <b>{present || '—'}</b>,
  },
  ...(isOne
    ? []
    : [
        {
          key: 'wanted',
          title: t.wanted,
          num: true,
          phone: 'named',
          cell: ({ wanted }: DueDay) => <b>{wanted || '—'}</b>,
        } as const,
      ]),
];

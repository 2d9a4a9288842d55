import { bill, billChannels, billKinds, billMembers, billTypes } from '#contract/bill.ts';
import type { BillKind } from '#contract/bill.ts';
import { levelOf } from '#domain/menu/viewer.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { useValues } from '#kit/readable.ts';
import { RouteLink } from '#kit/links/RouteLink.tsx';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { exportFile } from '#screens/export-file.ts';
import { ListScreen } from '#screens/ListScreen.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Stats } from '#ui/list/Stats.tsx';
import type { FilterField } from '#ui/list/fields.ts';
import { columnsOf } from './columns.tsx';
import { kinds } from './kinds.ts';
import { createBill } from './model.ts';
import type { BillFilters } from './model.ts';
import { texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';

/** A member's money movements of one kind: figures, filters, rows, export. */
export function Bill({ kind: given }: { kind?: string }) {
  const services = useServices();
  const t = useTexts('bill', ownTexts);
  const kind = billKinds.find((known) => known === given) ?? 'transaction';
  const list = useModel(() => createBill(services, kind));
  const [place, user, { state }, total, sums, isCapped, { telephones }] = useValues(
    services.place,
    services.session.user,
    list.state,
    list.total,
    list.sums,
    list.isCapped,
    services.config,
  );
  const today = services.clock.today();
  const { filters, columns, figures, other } = kinds[kind];
  const otherRoute = billMembers[other.kind].includes(levelOf(user)) ? other.from[place.name] : undefined;
  const [all, fields] = [columnsOf(t, today), fieldsOf(kind, t)];
  const sum = (name: string) => (sums?.[name] === undefined ? '—' : `¥${showFen(fenOf(sums[name]), true)}`);
  const pending = fenOf(sums?.['pending'] ?? '0');
  const note = isCapped ? t.tooMany : undefined;
  const shown = {
    count: {
      label: t.count,
      value: state === 'ready' ? t.counted(`${total.toLocaleString('en')}${isCapped ? '+' : ''}`) : '—',
      note,
    },
    out: { label: t.sumOut, value: sum('out') },
    in: { label: t.sumIn, value: sum('in'), note: pending > 0 ? t.pending(showFen(pending, true)) : undefined },
    recharged: { label: t.recharged, value: sum('in') },
  };
  return (
    <ListScreen
      title={t.titles[kind]}
      label={t.titles[kind]}
      list={list}
      actions={otherRoute && <RouteLink to={otherRoute}>{t.titles[other.kind]}</RouteLink>}
      stats={<Stats label={t.titles[kind]} items={figures.map((name) => shown[name])} />}
      fields={filters.map((name) => fields[name])}
      table={{ columns: columns.map((key) => ({ key, ...all[key] })) }}
      empty={emptyOf(kind, t, telephones[0] ?? '', () => services.navigate('DomesticAirTicketQuery'))}
      onExport={(format) => exportFile(services, bill.export, list.input(), format)}
    />
  );
}

const fieldsOf = (kind: BillKind, t: Texts): Readonly<Record<keyof BillFilters, FilterField<BillFilters>>> => ({
  days: { kind: 'days', key: 'days', label: t.days, isPast: () => true },
  type: {
    kind: 'select',
    key: 'type',
    label: t.type,
    options: billTypes.map((value) => ({ value, label: t.types[value] })),
  },
  channel: {
    kind: 'select',
    key: 'channel',
    label: t.channel,
    options: billChannels.map((value) => ({ value, label: t.channels[value] })),
  },
  words: { kind: 'text', key: 'words', label: t.words, placeholder: t.wordsHint[kind], short: t.wordsShort[kind] },
});

/** Nothing was ever paid: a booking is the next step. A recharge is made by telephone until its own area is open. */
const emptyOf = (kind: BillKind, t: Texts, telephone: string, book: () => void) =>
  kind === 'recharge'
    ? ({ art: 'order', title: t.noRecharges, text: t.noRechargesText(telephone) } as const)
    : ({
        art: 'order',
        title: t.noTransactions,
        text: t.noTransactionsText,
        action: (
          <Button kind="primary" onClick={book}>
            {t.book}
          </Button>
        ),
      } as const);

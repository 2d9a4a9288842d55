import { companyBill } from '#contract/company-bill.ts';
import type { CompanyBillHead } from '#contract/company-bill.ts';
import { companyBillGroups, statesOf } from '#domain/company-bill/bill-state.ts';
import type { CompanyBillGroup, CompanyBillState } from '#domain/company-bill/bill-state.ts';
import { owedOf } from '#domain/company-bill/owed.ts';
import { cycleName } from '#domain/company-bill/cycle-name.ts';
import { fenOf, showYuan, yuanOf } from '#domain/money.ts';
import { daysBetween } from '#domain/china-time.ts';
import { showMoment } from '#domain/show-moment.ts';
import { linkToNamed } from '#kit/links/link-to.ts';
import { useValue } from '#kit/readable.ts';
import { choiceFilter } from '#kit/resources/list-filters.ts';
import { createListing } from '#kit/resources/listing.ts';
import type { Services } from '#kit/services.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { ListScreen } from '#screens/ListScreen.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Dot } from '#ui/display/Tag.tsx';
import type { DataColumn } from '#ui/list/DataTable.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { stateLooks } from '#parts/bill/looks.ts';
import { texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';

const yuan = (amount: string): string => (amount === '0' ? '—' : showYuan(amount));

const columnsOf = (
  t: Texts,
  today: string,
  linkOf: (row: CompanyBillHead) => Pick<ReturnType<typeof linkToNamed>, 'href' | 'onClick'>,
): DataColumn<CompanyBillHead>[] => [
  {
    key: 'cycle',
    title: t.cycle,
    card: 'title',
    cardCell: (row) => t.say(cycleName(row)),
    cell: (row) => <LinkButton {...linkOf(row)}>{t.say(cycleName(row))}</LinkButton>,
  },
  {
    key: 'state',
    title: t.state,
    card: 'fact',
    cell: (row) => (
      <>
        <Dot kind={stateLooks[row.state]}>{t.states[row.state]}</Dot>
        {row.waiting !== '0' && <span className="t-s12 t-warn"> {t.transferWaits}</span>}
        {row.state === 'open' && <span className="t-s12 t-3"> {t.closesAt(showMoment(row.closesAt, today))}</span>}
      </>
    ),
  },
  { key: 'no', title: t.no, cell: ({ no }) => no },
  { key: 'rows', title: t.rows, num: true, cell: ({ rows }) => rows.toLocaleString('en') },
  {
    key: 'due',
    title: t.due,
    num: true,
    card: 'amount',
    // Of a bill that is to be paid, what is still open.
    cardCell: (row) =>
      statesOf.toPay.includes(row.state) ? t.restOf(showYuan(row.rest)) : <b>{showYuan(yuanOf(owedOf(row)))}</b>,
    cell: (row) => <b>{yuan(yuanOf(owedOf(row)))}</b>,
  },
  { key: 'paid', title: t.paid, num: true, cell: ({ paid }) => yuan(paid) },
  { key: 'rest', title: t.rest, num: true, cell: ({ rest }) => yuan(rest) },
  {
    key: 'confirmBy',
    title: t.confirmBy,
    cell: ({ state, confirmBy }) =>
      // A bill has no last day for its confirmation before it is issued.
      state !== 'open' &&
      t.confirmDay(showMoment(confirmBy, today), state === 'issued' ? daysBetween(confirmBy, today) : 0),
  },
  {
    key: 'dueOn',
    title: t.dueOn,
    card: 'fact',
    cardCell: ({ state, confirmBy, dueOn }) => {
      if (state === 'issued') return t.confirmBefore(showMoment(confirmBy, today));
      return state === 'confirmed' || state === 'overdue' ? t.payBefore(showMoment(dueOn, today)) : '';
    },
    cell: ({ state, dueOn }) => (state === 'open' ? '' : showMoment(dueOn, today)),
  },
];

const actions = {
  open: 'view',
  issued: 'toConfirm',
  disputed: 'toDisputes',
  confirmed: 'toPay',
  overdue: 'toPay',
  paid: 'view',
} as const satisfies Record<CompanyBillState, keyof Texts>;

/** A registered transfer that pays the rest leaves nothing to do. */
const actionOf = ({ state, rest, waiting }: CompanyBillHead) =>
  actions[statesOf.toPay.includes(state) && fenOf(waiting) >= fenOf(rest) ? 'paid' : state];

const createCycles = (services: Services) =>
  createListing<CompanyBillHead, { group: CompanyBillGroup; year: string }>(services, companyBill.list, {
    filters: { group: choiceFilter(companyBillGroups, 'all'), year: choiceFilter(yearsOf(services), 'all') },
    sorts: ['-from'],
    size: 12,
    idOf: ({ billId }) => String(billId),
  });

/** This year and the three before it. */
const yearsOf = ({ clock }: Services): string[] => {
  const year = Number(clock.today().slice(0, 4));
  return ['all', ...Array.from({ length: 4 }, (_, ago) => String(year - ago))];
};

/** Bills of a company by cycle, the running one first. */
export function Cycles() {
  const services = useServices();
  const t = useTexts('companyBill', ownTexts);
  const list = useModel(() => createCycles(services));
  const rows = useValue(list.rows);
  const linkOf = ({ billId }: CompanyBillHead) => linkToNamed(services, services.place.peek().name, { bill: billId });
  const overdue = rows.filter(({ state }) => state === 'overdue');
  const [first] = overdue;
  return (
    <ListScreen
      title={t.title}
      label={t.title}
      list={list}
      groups={{
        key: 'group',
        options: companyBillGroups.map((value) => ({ value, label: t.groups[value], none: t.noneOf })),
      }}
      fields={[
        {
          kind: 'select',
          key: 'year',
          label: t.year,
          options: yearsOf(services).map((value) => ({
            value,
            label: value === 'all' ? t.years.all : t.years.of(value),
          })),
        },
      ]}
      stats={
        first && (
          <Alert kind="bad" action={<LinkButton onClick={linkOf(first).onClick}>{t[actionOf(first)]}</LinkButton>}>
            {t.overdueAlert(overdue.map(({ no }) => no))}
          </Alert>
        )
      }
      table={{
        columns: columnsOf(t, services.clock.today(), linkOf),
        rowWarns: ({ state }) => state === 'overdue',
        actions: (row) => [{ id: 'view', label: t[actionOf(row)], onPick: linkOf(row).onClick }],
        open: linkOf,
      }}
      empty={{ art: 'order', title: t.emptyTitle, text: t.emptyText }}
    />
  );
}

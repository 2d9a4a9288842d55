import { useMemo, useState } from 'react';
import { bill, billColumnsOf, billKinds, mayReadBill } from '#contract/bill.ts';
import type { BillColumn, BillKind, BillRow } from '#contract/bill.ts';
import type { UserInfo } from '#contract/account.ts';
import { daysOfPeriod } from '#domain/bill/periods.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { levelOf } from '#domain/menu/viewer.ts';
import type { Range } from '#kit/resources/list-filters.ts';
import { isOpened } from '#routes/opened.ts';
import { linkToNamed } from '#kit/links/link-to.ts';
import { useLater } from '#kit/part.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { daysOfSetting, shownBySettings, usualBillSettings } from '#domain/bill/settings.ts';
import type { BillSettings } from '#domain/bill/settings.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { exportFile } from '#screens/export-file.ts';
import { useRowPrint } from '#parts/bill/row-print.tsx';
import { HideAmounts, useHiddenAmounts } from '#parts/account/hidden-amounts.tsx';
import { ListFrame } from '#screens/list/ListFrame.tsx';
import { WaitingPage } from '#screens/WaitingPage.tsx';
import { SisterTabs } from '#screens/SisterTabs.tsx';
import type { Sister } from '#screens/SisterTabs.tsx';
import { PrintButton } from '#screens/print/PrintButton.tsx';
import { Stats } from '#ui/list/Stats.tsx';
import { fieldsOf } from './fields.ts';
import { kinds } from './kinds.ts';
import { createBill, isSummary } from './model.ts';
import type { BillFilters } from './model.ts';
import { tilesOf } from './tiles.ts';
import { texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';

const inWordsOfKind = (kind: BillKind, words: Texts): Texts =>
  kind === 'hotelSum'
    ? ({
        ...words,
        figures: { ...words.figures, ...words.ofNights },
        tiles: { ...words.tiles, refunds: words.ofNights.refunds },
      } as Texts)
    : words;

/** A member's bill of one kind; an employee's transactions as the company has set them up. */
export function Bill({ kind: given }: { kind?: string }) {
  const user = useValue(useServices().session.user);
  const kind = billKinds.find((known) => known === given) ?? 'transaction';
  return kind === 'transaction' && levelOf(user) === '7_0' ? (
    <OfEmployee />
  ) : (
    <Rows kind={kind} settings={usualBillSettings} />
  );
}

function OfEmployee() {
  const services = useServices();
  const resource = useResource(bill.settings, {});
  const page = useLater(true, () => import('#screens/Loaded.tsx'));
  if (!page) return <WaitingPage />;
  return (
    <page.Loaded from={resource} onBack={() => services.navigate('home')}>
      {(settings) => <Rows kind="transaction" settings={settings} />}
    </page.Loaded>
  );
}

/** Figures, filters, rows with their totals, explanation of an amount, export. */
function Rows({ kind, settings }: { kind: BillKind; settings: BillSettings }) {
  const services = useServices();
  const words = useTexts('bill', ownTexts);
  const { say } = useSay();
  const t = useMemo(() => inWordsOfKind(kind, { ...words, say }), [kind, words, say]);
  const list = useModel(() => createBill(services, kind, daysOfSetting(settings.period, services.clock.today())));
  const [place, user, state, total, sums, isCapped, { switches }] = useValues(
    services.place,
    services.session.user,
    list.state,
    list.total,
    list.sums,
    list.isCapped,
    services.config,
  );
  const [explained, setExplained] = useState<BillRow>();
  const { print, sheet } = useRowPrint(list, t);
  const explain = useLater(explained !== undefined, () => import('./Explain.tsx'));
  // Asked for beside the rows.
  const rows = useLater(true, () => import('./totals.tsx'));
  const nothing = useLater(state.state === 'ready' && total === 0, () => import('./empty.tsx'));
  const { filters, routes, family } = kinds[kind];
  /** Place in `routes`: the frame that this page is in. */
  const frame = place.name === routes[0] ? 0 : 1;
  const { isHidden, hide, show } = useHiddenAmounts();
  // Points say as much as the fares that they are for: their bill hides nothing.
  const showYuan = kind === 'integral' ? (yuan: string) => showFen(fenOf(yuan), true) : show;
  const totals = { kind, t, total, sums, isCapped, isReady: state.state === 'ready', showYuan };
  /** The account frame knows the summary by its route's older name. */
  const titleOf = (of: BillKind, at: number): string => (of === 'airSum' && at === 0 ? t.sumTitle : t.titles[of]);
  const { showServFee, hotel } = switches;
  const fields = fieldsOf(kind, t);
  const columnsFor = {
    kind,
    t,
    today: services.clock.today(),
    showServFee,
    showYuan,
    /** The sales of the period; stays have no list of sales, their month leads to its days. */
    rowsOf(period: string) {
      const days = daysOfPeriod(period);
      const sales = kinds.airSale.routes[frame];
      if (kind === 'airSum')
        return sales && mayReadBill('airSale', user) ? linkToNamed(services, sales, { days }) : undefined;
      const own = routes[frame];
      return own && period.length === 'YYYY-MM'.length ? linkToNamed(services, own, { by: 'day', days }) : undefined;
    },
  };
  const behind = ({ title }: BillRow) => (isSummary(kind) ? columnsFor.rowsOf(title) : undefined);
  const kept: readonly string[] = shownBySettings<BillColumn>(billColumnsOf[kind], settings);
  /** The file and the paper have the columns of the screen. */
  const shown = (): BillColumn[] => shownBySettings(shownColumns(kind, list.hidden.peek()), settings);
  const sisters = family
    .filter((other) => mayReadBill(other, user) && (hotel || other !== 'hotelSum'))
    .flatMap((other): Sister[] => {
      // Points have no page on the site: theirs in the account frame is better than none.
      const route = kinds[other].routes[frame] ?? (other === 'integral' ? kinds.integral.routes[0] : undefined);
      if (other === kind) return [{ key: other, label: titleOf(other, frame), to: null }];
      return route && isOpened(route) ? [{ key: other, label: titleOf(other, frame), to: route }] : [];
    });
  return (
    <>
      <ListFrame<BillRow, BillFilters>
        title={titleOf(kind, frame)}
        label={titleOf(kind, frame)}
        list={list}
        hasTitle
        tabs={sisters.length > 1 && <SisterTabs label={t.bills} items={sisters} />}
        actions={
          <>
            {kind !== 'integral' && <HideAmounts isHidden={isHidden} onHide={hide} />}
            {total > 0 && <PrintButton label={t.print} onPrint={() => void print()} />}
          </>
        }
        stats={<Stats label={titleOf(kind, frame)} isWaiting={state.state === 'loading'} items={tilesOf(totals)} />}
        fields={filters.map((name) => fields[name])}
        Rows={rows && rows.TableRows}
        {...(rows && {
          table: {
            columns: rows.columnsOf(columnsFor).filter(({ key }) => kept.includes(key)),
            foot: rows.totalsOf(totals),
            actions: (row) => [
              { id: 'explain', label: t.explain, isCard: !behind(row), onPick: () => setExplained(row) },
            ],
            open: (row) => behind(row) ?? { onClick: () => setExplained(row) },
          },
        })}
        empty={nothing && nothing.emptyOf(kind, user, services)}
        viewsOf={`bill-${kind.toLowerCase()}`}
        onExport={(format) => exportFile(services, bill.export, { ...list.input(), columns: shown() }, format)}
      />
      {rows &&
        sheet(() => ({
          title: titleOf(kind, frame),
          facts: printFacts(list.filters.peek().days, user, t),
          columns: rows
            .columnsOf({ ...columnsFor, today: '' })
            .filter(({ key }) => shown().some((name) => name === key)),
          foot: rows.totalsOf(totals),
        }))}
      {explained && explain && (
        <explain.Explain row={explained} {...columnsFor} onClose={() => setExplained(undefined)} />
      )}
    </>
  );
}

const printFacts = ({ from, to }: Range, user: UserInfo | null, t: Texts): string =>
  [from || to ? `${from || '…'} ~ ${to || '…'}` : t.allDays, user?.realName].filter(Boolean).join(' · ');

const shownColumns = (kind: BillKind, hidden: readonly string[]): BillColumn[] =>
  billColumnsOf[kind].filter((column: BillColumn, at) => at === 0 || !hidden.includes(column));

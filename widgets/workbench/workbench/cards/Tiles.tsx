import type { ReactNode } from 'react';
import type { CompanyBillHead } from '#contract/company-bill.ts';
import type { Page } from '#contract/page.ts';
import type { OrderGroup } from '#contract/order-list.ts';
import type { WorkbenchAccounts } from '#contract/workbench.ts';
import { dayToActOf } from '#domain/company-bill/bill-state.ts';
import { dayAt, daysBetween } from '#domain/china-time.ts';
import { fenOf } from '#domain/money.ts';
import { useShownAmount } from '#parts/account/hidden-amounts.tsx';
import { nearMoment } from '#domain/workbench/near-moment.ts';
import type { LinkTarget } from '#kit/links/link-to.ts';
import { orderTypes } from '#domain/product/names.ts';
import { RouteLink, useRoute } from '#screens/RouteLink.tsx';
import { useValue, useValues } from '#kit/readable.ts';
import type { Resource } from '#kit/resources/resource.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconCard, iconClock, iconLuggage, iconReceipt, iconWallet } from '#parts/product/icons.ts';
import { Pending } from '#ui/states/Pending.tsx';
import { useWorkbench } from '../use-workbench.ts';

interface Shown {
  figure: number | string | { yuan: string };
  note: ReactNode;
  /** The member should act. */
  isHot?: boolean;
}

interface TileProps<T> {
  icon: string;
  label: string;
  reading: Resource<T>;
  /** Null: its area is not open. */
  link: LinkTarget | null;
  show(data: T): Shown;
}

/** Four figures that lead to what they count. */
export function Tiles() {
  const { model, words } = useWorkbench();
  const [now, summary] = useValues(model.nowMs, model.summary.data);
  const show = useShownAmount();
  const bills = useRoute('finance_enterprise_bill', { group: 'toConfirm' });
  const wallet = useRoute('my_wallet');
  const next = summary?.toPay.nextDeadlineMs;
  const departing = summary?.upcoming.departToday;
  return (
    <section className="wb-tiles" aria-label={words.todo}>
      <OrdersTile
        icon={iconCard}
        label={words.toPay}
        groups={[['unpaid', 'toPay']]}
        none={words.noneToPay}
        note={next && words.nearest(nearMoment(next, now, words))}
        isHot
      />
      <OrdersTile
        icon={iconClock}
        label={words.inProgress}
        groups={[
          ['seating', 'seating'],
          ['approval', 'approval'],
          ['ticketing', 'ticketing'],
          ['waiting', 'waiting'],
          ['after', 'afterSale'],
        ]}
        none={words.noneInProgress}
      />
      <OrdersTile
        icon={iconLuggage}
        label={words.upcoming}
        groups={[['travel', 'toTravel']]}
        none={words.noneToday}
        note={departing ? words.departToday(departing) : ''}
        calm={words.noneToday}
      />
      {model.billsToConfirm ? (
        <Tile
          icon={iconReceipt}
          label={words.billsToConfirm}
          reading={model.billsToConfirm}
          link={bills}
          show={({ rows, total }: Page<CompanyBillHead>) => {
            const last = rows.at(-1);
            const end = last && dayToActOf(last);
            const left = end ? daysBetween(dayAt(now), end) : 0;
            return {
              figure: total,
              note: !last ? words.noBillToConfirm : end ? words.confirmBy(end.slice(5), left) : words.disputed,
              isHot: left < 0,
            };
          }}
        />
      ) : (
        <Tile
          icon={iconWallet}
          label={words.wallet}
          reading={model.accounts}
          link={wallet}
          show={({ wallet }: WorkbenchAccounts) => ({
            figure: { yuan: wallet.available },
            note: fenOf(wallet.frozen) ? `${words.frozen} ¥${show(wallet.frozen)}` : words.noFrozen,
          })}
        />
      )}
    </section>
  );
}

/** Counted as far as this by the server. */
const most = 100;

interface OrdersTileProps {
  icon: string;
  label: string;
  /** Groups of the order lists, and where the counters have them. */
  groups: readonly (readonly [
    OrderGroup,
    'toPay' | 'seating' | 'approval' | 'ticketing' | 'waiting' | 'afterSale' | 'toTravel',
  ])[];
  /** Of no order. */
  none: string;
  note?: string | number | null | undefined;
  /** In the note's place where one list says it all. */
  calm?: string;
  isHot?: boolean;
}

/** Orders of some groups; it leads to the list of the one product that has them, or names each product's with its list. */
function OrdersTile({ icon, label, groups, none, note, calm, isHot = false }: OrdersTileProps) {
  const { model, words } = useWorkbench();
  const counters = useValue(model.counters.data);
  const parts = groups.flatMap(([group, field]) =>
    orderTypes.map((type) => ({ type, group, field, count: counters?.[field][type] ?? 0 })),
  );
  const counted = parts.filter(({ count }) => count > 0);
  const [only] = counted.length ? counted : parts;
  const link = useRoute('order_list', { type: only?.type ?? 'airTicket', group: only?.group ?? 'all' });
  const shown: Shown = {
    figure: counted.some(({ count }) => count >= most)
      ? words.more
      : counted.reduce((sum, { count }) => sum + count, 0),
    note: counted.length ? (
      <span className="t-row t-row--wrap" style={{ rowGap: 0 }}>
        {note || (counted.length < 2 && calm)}
        {counted.length > 1
          ? counted.map(({ type, group, field, count }) => (
              <RouteLink key={type + group} className="t-link t-nowrap" to="order_list" params={{ type, group }}>
                {words.orderTypes[type]} {groups.length > 1 && words[field]} {count < most ? count : words.more}
              </RouteLink>
            ))
          : groups.length > 1 && only && words[only.field]}
      </span>
    ) : (
      none
    ),
    isHot: isHot && counted.length > 0,
  };
  return (
    <Tile
      icon={icon}
      label={label}
      reading={model.counters}
      link={counted.length > 1 ? null : link}
      show={() => shown}
    />
  );
}

function Figure({ of }: { of: Shown['figure'] }) {
  const show = useShownAmount();
  if (typeof of !== 'object') return <b>{of}</b>;
  const [yuan, fen] = show(of.yuan).split('.');
  return (
    <b className="is-money">
      <i className="wb-yen">¥</i>
      {yuan}
      {fen && <i className="wb-fen">.{fen}</i>}
    </b>
  );
}

function Tile<T>({ icon, label, reading, link, show }: TileProps<T>) {
  const { words } = useWorkbench();
  const read = useValue(reading.current);
  const shown = read.state === 'ready' ? show(read.data) : null;
  const inside = (
    <>
      <span className={shown?.isHot ? 'wb-tile__icon is-hot' : 'wb-tile__icon'}>
        <Icon of={icon} />
      </span>
      <span className="wb-tile__main">
        <span className="t-s13 t-2">{label}</span>
        <Pending inline state={read.state} height={28} text={words.failed}>
          {shown && <Figure of={shown.figure} />}
        </Pending>
      </span>
      {shown && <span className={shown.isHot ? 'wb-tile__note t-over' : 'wb-tile__note t-3'}>{shown.note}</span>}
    </>
  );
  if ('text' in read) {
    return (
      <button type="button" className="t-card wb-tile" title={read.text} onClick={() => void reading.load()}>
        {inside}
      </button>
    );
  }
  if (!link) return <div className="t-card wb-tile">{inside}</div>;
  return (
    <LinkButton className="t-card wb-tile" {...link}>
      {inside}
    </LinkButton>
  );
}

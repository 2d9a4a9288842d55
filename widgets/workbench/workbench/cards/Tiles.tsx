import type { CompanyBillHead } from '#contract/company-bill.ts';
import type { Page } from '#contract/page.ts';
import type { WorkbenchAccounts, WorkbenchSummary } from '#contract/workbench.ts';
import { dayToActOf, isUnconfirmed } from '#domain/company-bill/bill-state.ts';
import { dayAt, daysBetween } from '#domain/china-time.ts';
import { fenOf } from '#domain/money.ts';
import { useShownAmount } from '#parts/account/hidden-amounts.tsx';
import { nearMoment } from '#domain/workbench/near-moment.ts';
import type { LinkTarget } from '#kit/links/link-to.ts';
import { useRoute } from '#screens/RouteLink.tsx';
import { useValue } from '#kit/readable.ts';
import type { Resource } from '#kit/resources/resource.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconCard, iconClock, iconLuggage, iconReceipt, iconWallet } from '#parts/product/icons.ts';
import { Pending } from '#ui/states/Pending.tsx';
import { useWorkbench } from '../use-workbench.ts';

interface Shown {
  figure: number | { yuan: string };
  note: string;
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
  const { model, words, kind } = useWorkbench();
  const now = useValue(model.nowMs);
  const orders = useRoute('order_list', { type: 'airTicket' });
  const show = useShownAmount();
  const money = useRoute(kind === 'company' ? 'finance_enterprise_bill' : 'my_wallet');
  return (
    <section className="wb-tiles" aria-label={words.todo}>
      <Tile
        link={orders}
        icon={iconCard}
        label={words.toPay}
        reading={model.summary}
        show={({ toPay }: WorkbenchSummary) => ({
          figure: toPay.count,
          note:
            toPay.nextDeadlineMs === null
              ? words.noneToPay
              : `${words.nearest} ${nearMoment(toPay.nextDeadlineMs, now)} ${words.due}`,
          isHot: toPay.count > 0,
        })}
      />
      <Tile
        link={orders}
        icon={iconClock}
        label={words.inProgress}
        reading={model.summary}
        show={({ inProgress: { ticketing, afterSale } }: WorkbenchSummary) => ({
          figure: ticketing + afterSale,
          note:
            [ticketing > 0 && `${words.ticketing} ${ticketing}`, afterSale > 0 && `${words.afterSale} ${afterSale}`]
              .filter(Boolean)
              .join(' · ') || words.noneInProgress,
        })}
      />
      <Tile
        link={orders}
        icon={iconLuggage}
        label={words.upcoming}
        reading={model.summary}
        show={({ upcoming }: WorkbenchSummary) => ({
          figure: upcoming.count,
          note: upcoming.departToday ? `${words.departToday} ${upcoming.departToday} ${words.people}` : words.noneToday,
        })}
      />
      {model.bills ? (
        <Tile
          icon={iconReceipt}
          label={words.billsToConfirm}
          reading={model.bills}
          link={money}
          show={({ rows }: Page<CompanyBillHead>) => {
            const bills = rows.filter(({ state }) => isUnconfirmed(state));
            const last = bills.at(-1);
            const end = last && dayToActOf(last);
            const left = end ? daysBetween(dayAt(now), end) : 0;
            return {
              figure: bills.length,
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
          link={money}
          show={({ wallet }: WorkbenchAccounts) => ({
            figure: { yuan: wallet.available },
            note: fenOf(wallet.frozen) ? `${words.frozen} ¥${show(wallet.frozen)}` : words.noFrozen,
          })}
        />
      )}
    </section>
  );
}

function Figure({ of }: { of: Shown['figure'] }) {
  const show = useShownAmount();
  if (typeof of === 'number') return <b>{of}</b>;
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

import { refundFilters, wallet } from '#contract/wallet.ts';
import type { Refund } from '#contract/wallet.ts';
import { Said } from '#parts/order/tab/Named.tsx';
import { OrderLink } from '#parts/order/OrderLink.tsx';
import { useShownAmount } from '#parts/account/hidden-amounts.tsx';
import type { ShowAmount } from '#parts/account/hidden-amounts.tsx';
import { useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import type { Say } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { exportFile } from '#screens/export-file.ts';
import { ListScreen } from '#screens/ListScreen.tsx';
import { Dot } from '#ui/display/Tag.tsx';
import type { DataColumn } from '#ui/list/DataTable.tsx';
import { Stats } from '#ui/list/Stats.tsx';
import { createRefunds } from './model.ts';
import { texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';

const dots = { review: 'warn', returning: 'brand', done: 'ok' } as const;

/** Money back of all products: its amount, where it goes, its state, and the latest day of its arrival. */
export function Refunds() {
  const services = useServices();
  const t = useTexts('wallet-refunds', ownTexts);
  const show = useShownAmount();
  const said = useSay();
  const list = useModel(() => createRefunds(services));
  const [sums, { state }] = useValues(list.sums, list.state);
  const sum = (name: string) => (sums?.[name] === undefined ? '—' : `¥${show(sums[name])}`);
  return (
    <ListScreen
      title={t.title}
      label={t.title}
      list={list}
      stats={
        <>
          <p className="t-s13 t-2">{t.lead}</p>
          <Stats
            label={t.title}
            isWaiting={state === 'loading'}
            items={[
              { label: t.coming, value: sum('coming') },
              { label: t.done, value: sum('done') },
            ]}
          />
        </>
      }
      groups={{ key: 'state', options: refundFilters.map((value) => ({ value, label: t.states[value] })) }}
      fields={[{ kind: 'days', key: 'days', label: t.days, isPast: () => true }]}
      table={{ columns: columnsOf(t, services.clock.today(), show, said) }}
      onExport={(format) => exportFile(services, wallet.refundsExport, list.input(), format)}
      empty={{ art: 'order', title: t.none, text: t.noneText }}
    />
  );
}

const columnsOf = (t: Texts, today: string, show: ShowAmount, { showDay }: Say): DataColumn<Refund>[] => [
  {
    key: 'at',
    title: t.at,
    sort: 'at',
    card: 'fact',
    cell: ({ at }) => <span className="t-nowrap">{t.moment(at, today)}</span>,
  },
  {
    key: 'about',
    title: t.about,
    card: 'title',
    isMore: true,
    cardCell: ({ product, title }) => <Said>{`${t.products[product]} ${title}`}</Said>,
    cell: ({ product, title, orderId, people }) => (
      <div>
        <Said>{`${t.products[product]} ${title}`}</Said>
        <div className="t-s12 t-3">
          <OrderLink type={product} orderNo={orderId} /> {people.join(t.pause)}
        </div>
      </div>
    ),
  },
  {
    key: 'way',
    title: t.way,
    card: 'fact',
    isMore: true,
    cardCell: ({ method }) => t.methods[method],
    cell: ({ method, payer }) => (
      <div>
        {t.methods[method]}
        <div className="t-s12 t-3">{t.payers[payer]}</div>
      </div>
    ),
  },
  {
    key: 'amount',
    title: t.amount,
    sort: 'amount',
    num: true,
    card: 'amount',
    cell: ({ amount }) => <b className="t-nowrap">{show(amount)}</b>,
  },
  {
    key: 'state',
    title: t.state,
    card: 'fact',
    isMore: true,
    cardCell: ({ state }) => <Dot kind={dots[state]}>{t.states[state]}</Dot>,
    cell: ({ state, expectedDay, arrivedAt }) => (
      <div>
        <Dot kind={dots[state]}>{t.states[state]}</Dot>
        <div className="t-s12 t-3">
          {arrivedAt
            ? t.arrived(t.moment(arrivedAt, today))
            : expectedDay
              ? t.expected(showDay(expectedDay, today))
              : t.afterReview}
        </div>
      </div>
    ),
  },
];

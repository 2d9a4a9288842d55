import { withdrawFilters } from '#contract/withdraw.ts';
import type { Withdrawal } from '#contract/withdraw.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { useAllowed } from '#kit/links/Allowed.tsx';
import { Said } from '#parts/order/tab/Named.tsx';
import { RouteLink } from '#screens/RouteLink.tsx';
import { useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import type { Say } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { ListScreen } from '#screens/ListScreen.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import { Dot } from '#ui/display/Tag.tsx';
import { Timeline } from '#ui/display/Timeline.tsx';
import type { DataColumn } from '#ui/list/DataTable.tsx';
import { Stats } from '#ui/list/Stats.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { texts as walletTexts } from '../texts.ts';
import { useShownAmount } from '#parts/account/hidden-amounts.tsx';
import type { ShowAmount } from '#parts/account/hidden-amounts.tsx';
import { momentColumn } from '../amount-columns.tsx';
import { createWithdrawals, trackOf, withdrawDots } from './list-model.ts';
import { texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';

const shown = (yuan: string): string => showFen(fenOf(yuan), true);

/** Withdrawals with their states; `no` in the address opens the tracker of one. */
export function Withdrawals() {
  const services = useServices();
  const t = useTexts('wallet-withdraw', ownTexts);
  const show = useShownAmount();
  const list = useModel(() => createWithdrawals(services));
  const [sums, { state }, rows, { query }] = useValues(list.sums, list.state, list.rows, services.place);
  const tracked = rows.find(({ id }) => id === query['no']);
  const track = (no: string | undefined) => services.setQuery({ no }, { replace: true });
  const apply = useAllowed('money_change') && (
    <Button kind="primary" onClick={() => services.navigate('my_wallet', { view: 'withdraw' })}>
      {t.title}
    </Button>
  );
  return (
    <>
      <ListScreen
        title={t.list}
        label={t.list}
        list={list}
        actions={
          <>
            <RouteLink to="my_wallet">{t.back}</RouteLink>
            {apply}
          </>
        }
        stats={
          <Stats
            label={t.list}
            isWaiting={state === 'loading'}
            items={[
              { label: t.sum, value: sums?.['amount'] === undefined ? '—' : `¥${show(sums['amount'])}` },
              { label: t.feeSum, value: sums?.['fee'] === undefined ? '—' : `¥${show(sums['fee'])}` },
            ]}
          />
        }
        groups={{ key: 'state', options: withdrawFilters.map((value) => ({ value, label: t.states[value] })) }}
        fields={[{ kind: 'days', key: 'days', label: t.days, isPast: () => true }]}
        table={{
          columns: columnsOf(t, useSay().say, services.clock.today(), show),
          actions: ({ id }) => [{ id: 'track', label: t.track, onPick: () => track(id) }],
        }}
        empty={{ art: 'order', title: t.none, text: t.noneText, action: apply }}
      />
      {tracked && <Tracker withdrawal={tracked} t={t} onClose={() => track(undefined)} />}
    </>
  );
}

function Tracker({ withdrawal, t, onClose }: { withdrawal: Withdrawal; t: Texts; onClose(): void }) {
  const today = useServices().clock.today();
  const { say, showDay } = useSay();
  const { steps } = useTexts('wallet', walletTexts);
  const { id, amount, fee, net, bankName, last4, arriveBy, state } = withdrawal;
  const isRefused = state === 'refused';
  const arrival = `${t.arrival} ${t.arriveBy(showDay(arriveBy))}`;
  return (
    <Dialog open title={t.tracker} onClose={onClose}>
      <div className="t-col">
        <SumRow label={t.number}>{id}</SumRow>
        <SumRow label={t.card}>{t.cardName(say(bankName), last4)}</SumRow>
        <SumRow label={t.amountColumn}>{shown(amount)}</SumRow>
        {!isRefused && <SumRow label={t.fee}>{shown(fee)}</SumRow>}
        <SumRow label={<b>{isRefused ? t.returned : t.net}</b>}>
          <b>¥{shown(isRefused ? amount : net)}</b>
        </SumRow>
        <div className="t-hr" />
        <Timeline
          items={trackOf(
            { ...withdrawal, reason: say(withdrawal.reason) },
            { steps },
            (moment) => t.moment(moment, today),
            arrival,
          )}
        />
      </div>
    </Dialog>
  );
}

const columnsOf = (t: Texts, say: Say['say'], today: string, show: ShowAmount): DataColumn<Withdrawal>[] => [
  momentColumn(t, today),
  {
    key: 'card',
    title: t.card,
    card: 'title',
    cardCell: ({ bankName, last4 }) => t.cardName(say(bankName), last4),
    isMore: true,
    cell: ({ id, bankName, last4, reason }) => (
      <div>
        <div>{t.cardName(say(bankName), last4)}</div>
        <div className="t-s12 t-3">{reason ? <Said>{reason}</Said> : id}</div>
      </div>
    ),
  },
  {
    key: 'amount',
    title: t.amountColumn,
    num: true,
    card: 'amount',
    cell: ({ amount }) => <b className="t-nowrap">{show(amount)}</b>,
  },
  {
    key: 'fee',
    title: t.feeColumn,
    num: true,
    cell: ({ fee, state }) => (state === 'refused' ? '—' : show(fee)),
  },
  {
    key: 'net',
    title: t.netColumn,
    num: true,
    cell: ({ net, state }) => (state === 'refused' ? '—' : show(net)),
  },
  {
    key: 'state',
    title: t.state,
    card: 'fact',
    cell: ({ state }) => <Dot kind={withdrawDots[state]}>{t.states[state]}</Dot>,
  },
];

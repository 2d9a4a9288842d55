import { recommendGroups } from '#contract/recommend.ts';
import type { Recommended as Newcomer, RecommendedCount } from '#contract/recommend.ts';
import { showYuan } from '#domain/money.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { useValues } from '#kit/readable.ts';
import { sayOf } from '#kit/say.ts';
import type { Say } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { ListScreen } from '#screens/ListScreen.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Dot } from '#ui/display/Tag.tsx';
import type { DataColumn } from '#ui/list/DataTable.tsx';
import { Stats } from '#ui/list/Stats.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Invite } from './Invite.tsx';
import { createRecommended } from './model.ts';
import { texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';

type Model = ReturnType<typeof createRecommended>;

/** Recommendations: the link with its code and poster, the newcomers, and the income from their orders. */
export function Recommended() {
  const services = useServices();
  const t = useTexts('recommended', ownTexts);
  const model = useModel(() => createRecommended(services));
  const [counts, { state }, place, user] = useValues(
    model.counts,
    model.counting,
    services.place,
    services.session.user,
  );
  return (
    <ListScreen
      title={t.title}
      label={t.list}
      list={model.list}
      actions={
        <RouteLink to={place.name === 'city_recommended' ? 'bill_recomBill' : 'recom_bill'} onlyOpen>
          {t.bill}
        </RouteLink>
      }
      stats={
        <>
          <Card title={t.invite}>
            <Own model={model} texts={t} />
          </Card>
          <Stats label={t.title} isWaiting={state === 'loading'} items={tilesOf(counts, t)} />
        </>
      }
      groups={{
        key: 'group',
        options: recommendGroups.map((value) => ({
          value,
          label: t.groups[value],
          ...(value !== 'all' && { none: t.noneOf[value] }),
        })),
      }}
      fields={[]}
      table={{ columns: columnsOf(t, services.clock.today(), sayOf(services)) }}
      empty={{ art: 'order', title: t.none, ...(user?.mobilePhone && { text: t.noneText }) }}
    />
  );
}

/** The part that the member shares. It fails on its own: the list and the figures stay. */
function Own({ model, texts: t }: { model: Model; texts: Texts }) {
  const services = useServices();
  const [known, user] = useValues(model.own.current, services.session.user);
  // Another try answers the same.
  if (!user?.mobilePhone && known.state !== 'loading') return <Alert kind="info">{t.noPhone}</Alert>;
  if (known.state === 'loading') return <Skeleton height={150} />;
  if (known.state === 'ready') return <Invite own={known.data} link={model.linkOf(known.data.code)} texts={t} />;
  return (
    <Alert kind="info" action={<Button onClick={() => void model.own.load()}>{t.retry}</Button>}>
      {known.text || t.noPhone}
    </Alert>
  );
}

const tilesOf = (counts: RecommendedCount | null, t: Texts) => [
  { label: t.total, value: counts ? t.people(counts.total) : '—', note: counts && t.month(counts.month) },
  { label: t.income, value: counts ? showYuan(counts.income) : '—' },
  { label: t.pending, value: counts ? showYuan(counts.pending) : '—', note: t.pendingNote },
  { label: t.released, value: counts ? showYuan(counts.released) : '—', note: t.releasedNote },
];

const columnsOf = (t: Texts, today: string, { say }: Say): DataColumn<Newcomer>[] => [
  {
    key: 'member',
    title: t.member,
    card: 'title',
    cardCell: ({ name, mobilePhone }) => `${name} ${mobilePhone}`,
    isMore: true,
    cell: ({ name, mobilePhone, level }) => (
      <div>
        <b>{name}</b> <span className="t-s13 t-2">{mobilePhone}</span>
        <div className="t-s12 t-3">{say(level)}</div>
      </div>
    ),
  },
  {
    key: 'registered',
    title: t.registered,
    sort: 'registered',
    card: 'fact',
    cell: ({ registeredAt }) => <span className="t-nowrap">{t.moment(registeredAt, today)}</span>,
  },
  { key: 'orders', title: t.orders, num: true, cell: ({ orders }) => orders },
  {
    key: 'income',
    title: t.contribution,
    sort: 'income',
    num: true,
    card: 'amount',
    cell: ({ income }) => <b className="t-nowrap">{showYuan(income)}</b>,
  },
  {
    key: 'state',
    title: t.state,
    card: 'fact',
    cell: ({ isRunning, until }) => (
      <Dot {...(isRunning && { kind: 'ok' as const })}>{isRunning ? t.running(until) : t.ended}</Dot>
    ),
  },
];

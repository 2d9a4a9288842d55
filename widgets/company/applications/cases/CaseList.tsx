import type { AuditRow, CaseState } from '#contract/approval.ts';
import { showYuan } from '#domain/money.ts';
import { linkTo } from '#kit/links/link-to.ts';
import { linkToPay } from '#parts/order/link-to-order.ts';
import { orderTypeOf } from '#parts/application/order-types.ts';
import type { Services } from '#kit/services.ts';
import { useSay } from '#kit/say.ts';
import type { Say } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { ListScreen } from '#screens/ListScreen.tsx';
import { RouteLink } from '#screens/RouteLink.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Dot, Tag } from '#ui/display/Tag.tsx';
import type { DotKind } from '#ui/display/Tag.tsx';
import type { DataColumn, RowAction } from '#ui/list/DataTable.tsx';
import { actTexts } from '#parts/application/words/act-texts.ts';
import { createCases, kinds, states } from './model.ts';
import type { CaseFilters } from './model.ts';
import { caseTexts } from './texts.ts';
import type { CaseTexts } from './texts.ts';

export const caseDots: Readonly<Partial<Record<CaseState, DotKind>>> = { running: 'act', agreed: 'ok', refused: 'bad' };

/** The employee's own cases about orders, changes and refunds. */
export function CaseList() {
  const services = useServices();
  const { say } = useSay();
  const texts = useTexts('application-cases', caseTexts);
  const words = useTexts('application-acts', actTexts);
  const model = useModel(() => createCases(services, words));
  const actionsOf = ({ no, state, payUntilMs, products: [product], subjectId }: AuditRow): RowAction[] => [
    ...(payUntilMs !== null
      ? [
          {
            id: 'pay',
            label: texts.pay,
            onPick: linkToPay(services, orderTypeOf[product ?? 'flight'] ?? '', subjectId).onClick,
          },
        ]
      : []),
    { id: 'look', label: words.look, isCard: true, onPick: () => model.open(no) },
    ...(state === 'running' ? [{ id: 'urge', label: words.urge, onPick: () => model.urge(no) }] : []),
  ];
  return (
    <ListScreen<AuditRow, CaseFilters>
      title={texts.title}
      label={texts.title}
      list={model.list}
      links={<RouteLink to="travel_application">{texts.toTrips}</RouteLink>}
      stats={<p className="t-s13 t-3">{texts.lead}</p>}
      groups={{
        key: 'state',
        options: states.map((value) => ({
          value,
          label: texts.states[value],
          ...(value !== 'all' && { none: texts.noneOf[value] }),
        })),
      }}
      fields={[
        {
          kind: 'select',
          key: 'kind',
          label: texts.kind,
          options: kinds.map((value) => ({ value, label: value === 'all' ? texts.allKinds : texts.kinds[value] })),
        },
        {
          kind: 'select',
          key: 'verdict',
          label: texts.verdict,
          options: (['all', 'ok', 'over'] as const).map((value) => ({ value, label: texts.verdicts[value] })),
        },
        { kind: 'days', key: 'days', label: texts.days, isPast: () => true },
        { kind: 'text', key: 'keyword', label: texts.keyword, placeholder: texts.keywordHint },
      ]}
      table={{ columns: columnsOf(texts, say), open: (row) => linkToCase(services, row), actions: actionsOf }}
      empty={{ art: 'order', title: texts.none, text: texts.noneText }}
    />
  );
}

const linkToCase = (services: Services, { no }: AuditRow) =>
  linkTo(services, 'travel_applycation_detail_order', { no });

function Title({ row }: { row: AuditRow }) {
  const { say } = useSay();
  return (
    <div>
      <LinkButton className="t-m" {...linkToCase(useServices(), row)}>
        {say(row.title)}
      </LinkButton>
      <div className="t-s12 t-3">{row.no}</div>
    </div>
  );
}

const columnsOf = (texts: CaseTexts, say: Say['say']): DataColumn<AuditRow>[] => [
  {
    key: 'title',
    title: texts.columns.title,
    card: 'title',
    isMore: true,
    cell: (row) => <Title row={row} />,
    cardCell: ({ title }) => say(title),
  },
  { key: 'kind', title: texts.columns.kind, card: 'fact', cell: ({ kind }) => texts.kinds[kind] },
  {
    key: 'verdict',
    title: texts.columns.verdict,
    card: 'fact',
    cell: ({ verdict, over }) => (
      <Tag kind={verdict}>{verdict === 'over' ? texts.over(over) : texts.verdicts[verdict]}</Tag>
    ),
  },
  {
    key: 'total',
    title: texts.columns.total,
    num: true,
    card: 'amount',
    cell: ({ total }) => showYuan(total),
  },
  {
    key: 'state',
    title: texts.columns.state,
    card: 'fact',
    cell: ({ state, waitsFor }) => {
      const kind = caseDots[state];
      return (
        <div>
          <Dot {...(kind && { kind })}>{texts.states[state]}</Dot>
          {state === 'running' && waitsFor.length > 0 && <div className="t-s12 t-3">{texts.waitsFor(waitsFor)}</div>}
        </div>
      );
    },
  },
  {
    key: 'opened',
    title: texts.columns.opened,
    sort: 'opened',
    cell: ({ openedAt }) => <span className="t-nowrap">{openedAt.slice(0, 16)}</span>,
  },
];

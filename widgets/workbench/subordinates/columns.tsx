import type { ReactNode } from 'react';
import type { Subordinate, SubordinateState } from '#contract/subordinate.ts';
import { showRate } from '#domain/account/subordinate/subordinate.ts';
import { showYuan } from '#domain/money.ts';
import { dayOf } from '#domain/china-time.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import type { TagKind } from '#ui/display/Tag.tsx';
import type { DataColumn } from '#ui/list/DataTable.tsx';
import type { Texts } from './texts.ts';

const stateTags: Readonly<Partial<Record<SubordinateState, TagKind>>> = { unclaimed: 'warn', frozen: 'mute' };

export function StateTag({ state, texts }: { state: SubordinateState; texts: Texts }) {
  const kind = stateTags[state];
  return kind ? <Tag kind={kind}>{texts.groups[state]}</Tag> : null;
}

const nameOf = ({ realName, state }: Subordinate, texts: Texts) => (
  <span className="t-row">
    <b>{realName}</b> <StateTag state={state} texts={texts} />
  </span>
);

/** A value with a smaller line below it. */
export const noted = (value: ReactNode, note: ReactNode) => (
  <div>
    {value}
    {note && <div className="t-s12 t-3">{note}</div>}
  </div>
);

/** Columns of the list; a number of subordinates leads to those. `rate`: the caller's own, in thousandths of the fare. */
export const columnsOf = (
  texts: Texts,
  rate: number,
  showBelow: (memberId: string) => void,
): DataColumn<Subordinate>[] => [
  {
    key: 'name',
    title: texts.columns.name,
    card: 'title',
    isMore: true,
    cardCell: (one) => nameOf(one, texts),
    cell: (one) => noted(nameOf(one, texts), one.mobilePhone),
  },
  {
    key: 'type',
    title: texts.columns.type,
    card: 'fact',
    isMore: true,
    cardCell: ({ memberTypeCN }) => texts.say(memberTypeCN),
    cell: ({ memberTypeCN, depth, superiorName }) =>
      noted(texts.say(memberTypeCN), depth > 1 && texts.superior(superiorName)),
  },
  {
    key: 'commission',
    title: texts.columns.commission,
    num: true,
    cell: ({ commission }) => showRate(commission),
  },
  {
    key: 'below',
    title: texts.columns.below,
    num: true,
    cell: ({ memberId, subordinates }) =>
      subordinates > 0 ? (
        <LinkButton onClick={() => showBelow(memberId)}>{texts.people(subordinates)}</LinkButton>
      ) : (
        <span className="t-3">{texts.indirect}</span>
      ),
  },
  {
    key: 'sales',
    title: texts.columns.sales,
    card: 'amount',
    isMore: true,
    cardCell: ({ sales }) => showYuan(sales),
    sort: 'sales',
    num: true,
    cell: ({ sales, orders }) => noted(showYuan(sales), texts.orderCount(orders)),
  },
  {
    key: 'earned',
    title: texts.columns.earned,
    card: 'fact',
    isMore: true,
    cardCell: ({ earned, depth }) => depth === 1 && `${texts.columns.earned} ${showYuan(earned)}`,
    sort: 'earned',
    num: true,
    cell: ({ earned, fare, commission, depth }) =>
      depth > 1 ? (
        <span className="t-3">{texts.indirect}</span>
      ) : (
        noted(showYuan(earned), texts.ofFare(showRate(Math.max(0, rate - commission)), showYuan(fare)))
      ),
  },
  {
    key: 'created',
    title: texts.columns.created,
    sort: 'created',
    cell: ({ createTime }) => <span className="t-nowrap">{dayOf(createTime)}</span>,
  },
];

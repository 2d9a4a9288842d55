import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { LinkButton } from '../controls/LinkButton.tsx';
import type { LinkButtonProps } from '../controls/LinkButton.tsx';
import { cx } from '../base/passed-props.ts';
import type { DataColumn, RowAction, Selection } from './DataTable.tsx';
import { RowActions, RowBox } from './DataTable.tsx';
import { useListWords } from './words/list-words.ts';
import { useOwnFocus, useSlots } from './slots.ts';

export type RowLink = Pick<LinkButtonProps, 'href' | 'onClick'>;

interface ShortCardsProps<Row> {
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  selection?: Selection<Row> | undefined;
  /** The whole card leads there. */
  open?: ((row: Row) => RowLink | null) | undefined;
  actions?: ((row: Row) => readonly RowAction[]) | undefined;
  foot?: Readonly<Record<string, ReactNode>> | undefined;
  /** A row that asks for something. */
  rowWarns?: ((row: Row) => boolean) | undefined;
}

/** A dash stands for nothing too. */
const isNothing = (content: ReactNode): boolean =>
  content === undefined || content === null || content === false || content === '' || content === '—';

/** Rows of a table on narrow roots, a card of two lines each: subject and amount, then facts. Values that say nothing are left out; the others are behind 更多. */
export function ShortCards<Row>({ label, columns, rows, rowKey, foot, ...rest }: ShortCardsProps<Row>) {
  const slots = useSlots(rows.map(rowKey));
  return (
    <ul className="t-shorts" aria-label={label}>
      {rows.map((row) => {
        const id = rowKey(row);
        return <ShortCard key={slots.get(id)} id={id} row={row} columns={columns} {...rest} />;
      })}
      {foot && <Totals columns={columns} foot={foot} />}
    </ul>
  );
}

type ShortCardProps<Row> = Pick<ShortCardsProps<Row>, 'columns' | 'selection' | 'open' | 'actions' | 'rowWarns'> & {
  id: string;
  row: Row;
};

function ShortCard<Row>({ id, row, columns, selection, open, actions, rowWarns }: ShortCardProps<Row>) {
  const listWords = useListWords();
  const element = useRef<HTMLLIElement>(null);
  useOwnFocus(element, id);
  // The elements of a card serve other rows later.
  const [openedId, setOpenedId] = useState<string>();
  const isOpen = openedId === id;
  const short = (place: DataColumn<Row>['card']) =>
    columns
      .filter(({ card }) => card === place)
      .map(({ key, cell, cardCell = cell }) => ({ key, content: cardCell(row) }))
      .filter(({ content }) => !isNothing(content));
  const rest = columns
    .filter(({ card, isMore }) => !card || isMore)
    .map(({ key, title, cell, nameOf }) => ({ key, name: nameOf?.(row) ?? title, content: cell(row) }))
    .filter(({ content }) => !isNothing(content));
  const shownActions = actions?.(row).filter(({ isCard }) => !isCard) ?? [];
  const link = open?.(row);
  const title = short('title').map(({ key, content }) => <span key={key}>{content}</span>);
  const isOn = selection?.has(row);
  return (
    <li ref={element} className={cx('t-short', isOn && 'is-on', rowWarns?.(row) && 'is-warn')}>
      {selection && <RowBox row={row} selection={selection} />}
      <div className="t-grow">
        <div className="t-short__l">
          {link ? (
            <LinkButton className="t-short__go" {...link}>
              {title}
            </LinkButton>
          ) : (
            <b>{title}</b>
          )}
          <span className="t-end t-nowrap">{short('amount').map(({ content }) => content)}</span>
        </div>
        <div className="t-short__l">
          <div className="t-grow t-s12 t-3">
            <div className="t-facts">
              {short('fact').map(({ key, content }) => (
                <span key={key}>{content}</span>
              ))}
            </div>
          </div>
          <span className="t-acts">
            {rest.length > 0 && (
              <LinkButton
                className="t-short__more"
                aria-expanded={isOpen}
                onClick={() => setOpenedId(isOpen ? undefined : id)}
              >
                {isOpen ? listWords.less : listWords.unfold}
              </LinkButton>
            )}
            {shownActions.length > 0 && <RowActions key={id} actions={shownActions} most={2} />}
          </span>
        </div>
        {isOpen && <Named items={rest} />}
      </div>
    </li>
  );
}

const Named = ({ items }: { items: readonly { key: string; name: string; content: ReactNode }[] }) => (
  <dl className="t-short__dl">
    {items.map(({ key, name, content }) => (
      <div key={key}>
        <dt>{name}</dt>
        <dd>{content}</dd>
      </div>
    ))}
  </dl>
);

/** The totals row: what it is and the amount, then the other sums. */
function Totals<Row>({
  columns,
  foot,
}: {
  columns: readonly DataColumn<Row>[];
  foot: Readonly<Record<string, ReactNode>>;
}) {
  const filled = columns.filter(({ key }) => !isNothing(foot[key]));
  const [first] = filled;
  const amount = filled.find(({ card }) => card === 'amount');
  return (
    <li className="t-short t-short--sum">
      <div className="t-grow">
        <div className="t-short__l">
          <b>{first && foot[first.key]}</b>
          <b className="t-end t-nowrap">{amount && foot[amount.key]}</b>
        </div>
        <Named
          items={filled
            .filter((column) => column !== first && column !== amount)
            .map(({ key, title }) => ({ key, name: title, content: foot[key] }))}
        />
      </div>
    </li>
  );
}

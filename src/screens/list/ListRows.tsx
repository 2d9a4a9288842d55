import { memo, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Listing } from '#kit/resources/listing.ts';
import { useLater } from '#kit/part.ts';
import { useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useStyles } from '#kit/use-styles.ts';
import { hasShortCards, WaitingRows } from '#ui/list/WaitingRows.tsx';
import { WaitingCard } from '#ui/list/WaitingCard.tsx';
import { useOwnFocus, useSlots } from '#ui/list/slots.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import type { EmptyArt } from '#ui/states/Empty.tsx';
import { cx } from '#ui/base/passed-props.ts';
import type { TableRows, TableSpec } from './TableRows.tsx';
import { useScreenTexts } from '../texts.ts';

export interface ListRowsProps<Item, Filters extends object> {
  list: Listing<Item, Filters>;
  /** Names the rows for screen readers. */
  label: string;
  /** Rows as cards, or as a table; of a list with both the member chooses, and narrow roots show cards. The same function: cards of the same rows are not drawn again. A card's elements serve other rows later: parts with a state of their own, and actions that cannot be undone, carry the row's id as their key. */
  renderCard?: (item: Item) => ReactNode;
  table?: TableSpec<Item>;
  /** Draws the table; null while it is on its way. */
  Rows: typeof TableRows | null;
  /** Shown to a member without any row; `action` is the next step. Null: it is on its way. */
  empty: { art: EmptyArt; title: string; text?: ReactNode; action?: ReactNode } | null;
  /** Title in place of the general one while a single filter narrows the list. */
  noMatch?: string | undefined;
  isNarrow: boolean;
}

const waitingCards = 4;
const waitingRows = 8;
const tableRowHeight = 49;

function AllRows<Item, Filters extends object>({
  list,
  label,
  renderCard: cardOf,
  table,
  Rows,
  empty,
  noMatch,
  isNarrow,
}: ListRowsProps<Item, Filters>) {
  const texts = useScreenTexts();
  const { say } = useSay();
  const [state, rows, filterCount, isBusy, isTable] = useValues(
    list.state,
    list.rows,
    list.filterCount,
    list.isBusy,
    list.isTable,
  );
  const renderCard = table && isTable && !isNarrow ? undefined : cardOf;
  const slots = useSlots(rows.map(list.idOf));
  const isShort = isNarrow && !renderCard && table !== undefined && hasShortCards(table.columns);
  // Asked for while the rows are on their way.
  const short = useLater(isShort, () => import('#ui/list/short-cards.ts'));
  useStyles(short?.styles);
  // Cards are not drawn again while the next page is on its way.
  const cards = useMemo(
    () =>
      renderCard &&
      rows.map((item) => {
        const id = list.idOf(item);
        return (
          <CardItem key={slots.get(id)} id={id}>
            {renderCard(item)}
          </CardItem>
        );
      }),
    // The slots follow from the rows.
    [list, rows, renderCard],
  );
  const waiting = (
    <div className={renderCard ? 't-lst__rows' : 't-card'} role="status" aria-label={texts.loading}>
      {renderCard ? (
        Array.from({ length: waitingCards }, (_, at) => <WaitingCard key={at} />)
      ) : (
        <WaitingRows count={waitingRows} height={tableRowHeight} />
      )}
    </div>
  );
  if (state.state === 'loading') return waiting;
  if (state.state === 'failed') {
    return (
      <section className="t-card" role="alert">
        <Empty
          art="fail"
          title={texts.failed}
          text={say(state.text)}
          action={
            <Button busy={isBusy} onClick={() => void list.refresh()}>
              {texts.retry}
            </Button>
          }
        />
      </section>
    );
  }
  if (rows.length === 0) {
    if (!filterCount && !empty) return waiting;
    return (
      <section className="t-card">
        {filterCount > 0 ? (
          <Empty
            art="search"
            title={(filterCount === 1 && noMatch) || texts.noMatch}
            text={texts.noMatchText}
            action={<Button onClick={() => list.clear()}>{texts.clear}</Button>}
          />
        ) : (
          empty && <Empty {...empty} />
        )}
      </section>
    );
  }
  if (cards) {
    return (
      <ul className={cx('t-lst__rows', isBusy && 'is-busy')} aria-label={label} aria-busy={isBusy}>
        {cards}
      </ul>
    );
  }
  if ((isShort && !short) || !Rows) return waiting;
  const Short = isShort ? short?.ShortCards : undefined;
  return table ? <Rows list={list} label={label} rows={rows} isBusy={isBusy} Short={Short} {...table} /> : null;
}

/** The rows of a list: on their way, failed, none, or there. What comes later around them does not draw them again. */
export const ListRows = memo(AllRows) as typeof AllRows;

function CardItem({ id, children }: { id: string; children: ReactNode }) {
  const item = useRef<HTMLLIElement>(null);
  useOwnFocus(item, id);
  return <li ref={item}>{children}</li>;
}

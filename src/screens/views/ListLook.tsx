import type { Listing } from '#kit/resources/listing.ts';
import { useValues } from '#kit/readable.ts';
import { Segment } from '#ui/controls/Segment.tsx';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import type { ColumnsMenuProps } from './ColumnsMenu.tsx';
import { SavedViews } from './SavedViews.tsx';
import { useViewTexts } from './texts.ts';

export interface ListLookProps<Item, Filters extends object> {
  /** Names the list among those whose views members save. */
  list: string;
  listing: Listing<Item, Filters>;
  /** Of its table, if it has one. */
  columns: ColumnsMenuProps['columns'];
  hasCards: boolean;
  /** Rows are cards there. */
  isNarrow: boolean;
  /** It is a column between others: buttons have no words. */
  beside: unknown;
}

/** How a list is shown: cards or a table, the columns of the table, saved views. */
export function ListLook<Item, Filters extends object>({
  list,
  listing,
  columns,
  hasCards,
  isNarrow,
  beside,
}: ListLookProps<Item, Filters>) {
  const texts = useViewTexts();
  const [isTable, hidden] = useValues(listing.isTable, listing.hidden);
  const isBrief = Boolean(beside);
  const hasTable = columns.length > 0 && !isNarrow;
  return (
    <>
      {hasTable && hasCards && (
        <Segment
          label={texts.look}
          value={isTable ? 'table' : 'cards'}
          items={[
            { value: 'cards', label: texts.cards },
            { value: 'table', label: texts.table },
          ]}
          onChange={(look) => listing.showTable(look === 'table')}
        />
      )}
      {hasTable && (isTable || !hasCards) && (
        <ColumnsMenu columns={columns} hidden={hidden} onChange={listing.hide} isBrief={isBrief} />
      )}
      <SavedViews list={list} listing={listing} isBrief={isBrief} />
    </>
  );
}

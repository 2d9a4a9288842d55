import { ListFrame } from './list/ListFrame.tsx';
import type { ListFrameProps } from './list/ListFrame.tsx';
import { TableRows } from './list/TableRows.tsx';

export type ListScreenProps<Item, Filters extends object> = Omit<ListFrameProps<Item, Filters>, 'Rows'>;

/** A list whose rows are a table from the start; one of cards loads its table (ListFrame). */
export const ListScreen = <Item, Filters extends object>(props: ListScreenProps<Item, Filters>) => (
  <ListFrame {...props} Rows={TableRows} />
);

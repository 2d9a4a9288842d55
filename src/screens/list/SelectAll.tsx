import { useState } from 'react';
import type { Page, PageInput } from '#contract/page.ts';
import type { Row } from '#contract/row.ts';
import { useValues } from '#kit/readable.ts';
import type { Listing } from '#kit/resources/listing.ts';
import { useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { useScreenTexts } from '../texts.ts';

interface Props<Item, Filters extends object> {
  list: Listing<Item, Filters>;
  /** The call of the list. */
  row: Row<PageInput & Partial<Filters>, Page<Item>>;
  /** So many at once. */
  most: number;
}

/** Selects the rows of all pages, or the first of them; absent while the page has all rows. */
export function SelectAll<Item, Filters extends object>({ list, row, most }: Props<Item, Filters>) {
  const texts = useScreenTexts();
  const { api } = useServices();
  const [total, rows, selection] = useValues(list.total, list.rows, list.selection);
  const [isBusy, setBusy] = useState(false);
  const count = Math.min(total, most);
  if (total <= rows.length || selection.size >= count) return null;
  async function select() {
    const before = list.selection.peek();
    const found: Item[] = [];
    setBusy(true);
    for (let after: string | undefined; found.length < most;) {
      const page = await api.send(row, { ...list.input(), size: 100, ...(after !== undefined && { after }) });
      if (!page.ok) break;
      found.push(...page.data.rows);
      if (page.data.next === null) break;
      after = page.data.next;
    }
    setBusy(false);
    // Other filters, or another press, have changed the selection meanwhile.
    if (list.selection.peek() !== before || found.length < Math.min(count, list.total.peek())) return;
    list.selection.value = new Map(found.slice(0, most).map((item) => [list.idOf(item), item]));
  }
  return (
    <Button kind="text" size="sm" busy={isBusy} onClick={() => void select()}>
      {total > most ? texts.selectFirst(most) : texts.selectAll(count)}
    </Button>
  );
}

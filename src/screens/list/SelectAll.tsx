import { useState } from 'react';
import { useValues } from '#kit/readable.ts';
import type { Listing } from '#kit/resources/listing.ts';
import { useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';

interface Props<Item, Filters extends object> {
  list: Listing<Item, Filters>;
  most: number;
}

const texts = {
  all: (count: number) => `选择全部 ${count} 项`,
  first: (count: number) => `选择前 ${count} 项`,
};

/** Selects the rows of all pages, or the first of them; absent while the page has all rows. */
export function SelectAll<Item, Filters extends object>({ list, most }: Props<Item, Filters>) {
  const { say } = useServices();
  const [total, rows, selection] = useValues(list.total, list.rows, list.selection);
  const [isBusy, setBusy] = useState(false);
  const count = Math.min(total, most);
  if (total <= rows.length || selection.size >= count) return null;
  async function select() {
    const about = JSON.stringify(list.input());
    setBusy(true);
    const outcome = await list.exportAll(most);
    setBusy(false);
    // Other filters have other rows.
    if (about !== JSON.stringify(list.input())) return;
    if (!outcome.ok) return say.toast(outcome.msg, 'bad');
    list.unselect();
    list.select(outcome.data.slice(0, most), true);
  }
  return (
    <Button kind="text" size="sm" busy={isBusy} onClick={() => void select()}>
      {total > most ? texts.first(most) : texts.all(count)}
    </Button>
  );
}

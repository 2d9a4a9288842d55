import type { Bulk } from '#kit/forms/bulk.ts';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';

export interface BulkReportProps<Item> {
  title: string;
  bulk: Bulk<Item>;
  nameOf: (item: Item) => string;
  /** Said of an item that is done. */
  done: string;
}

/** Progress of a write on several rows, then the outcome of each; its dialog comes with the first such write. */
export function BulkReport<Item>(props: BulkReportProps<Item>) {
  const state = useValue(props.bulk.state);
  const part = useLater(state !== null, () => import('./BulkOutcome.tsx'));
  return state && part && <part.BulkOutcome {...props} state={state} />;
}

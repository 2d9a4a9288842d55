import type { Bulk } from '#kit/forms/bulk.ts';
import { useValue } from '#kit/readable.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Dot } from '#ui/display/Tag.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { texts } from './texts.ts';

export interface BulkReportProps<Item> {
  title: string;
  bulk: Bulk<Item>;
  nameOf: (item: Item) => string;
  /** Said of an item that is done. */
  done: string;
}

/** Progress of a write on several rows, then the outcome of each. */
export function BulkReport<Item>({ title, bulk, nameOf, done }: BulkReportProps<Item>) {
  const state = useValue(bulk.state);
  if (!state) return null;
  const { total, results, isDone } = state;
  const failed = results.filter(({ text }) => text !== undefined).length;
  return (
    <Dialog
      open
      title={title}
      dismissable={isDone}
      onClose={bulk.close}
      footer={
        <Button kind="primary" busy={!isDone} onClick={bulk.close}>
          {texts.bulkEnd}
        </Button>
      }
    >
      <div className="t-col">
        <b role="status">{isDone ? texts.bulkDone(total - failed, failed) : texts.bulkBusy(results.length, total)}</b>
        <ul className="t-col">
          {results.map(({ item, text }) => (
            <li key={nameOf(item)} className="t-s13">
              <div className="t-row">
                <span className="t-grow">{nameOf(item)}</span>
                <Dot kind={text === undefined ? 'ok' : 'bad'}>{text === undefined ? done : texts.bulkFailed}</Dot>
              </div>
              {text !== undefined && <div className="t-3">{text}</div>}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

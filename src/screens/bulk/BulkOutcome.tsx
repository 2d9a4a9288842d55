import type { BulkState } from '#kit/forms/bulk.ts';
import { useSay } from '#kit/say.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Dot } from '#ui/display/Tag.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import type { BulkReportProps } from './BulkReport.tsx';
import { useScreenTexts } from '../texts.ts';

/** Progress of a write on several rows, then the outcome of each. */
export function BulkOutcome<Item>({
  title,
  bulk,
  nameOf,
  done,
  state: { total, results, isDone },
}: BulkReportProps<Item> & { state: BulkState<Item> }) {
  const texts = useScreenTexts();
  const { say } = useSay();
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
              {text !== undefined && <div className="t-3">{say(text)}</div>}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

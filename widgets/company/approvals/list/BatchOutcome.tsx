import type { AuditBatch, AuditRow } from '#contract/approval.ts';
import { useSay } from '#kit/say.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Dot } from '#ui/display/Tag.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';

interface Props {
  title: string;
  items: readonly AuditRow[];
  answer: AuditBatch;
  t: { result(done: number, failed: number): string; failed: string; close: string };
  /** Said of a case that is done. */
  done(no: string): string;
  onClose(): void;
}

/** The outcome of a batch, by case. */
export function BatchOutcome({ title, items, answer: { rows }, t, done, onClose }: Props) {
  const { say } = useSay();
  const count = rows.filter((row) => row.done).length;
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={onClose}>
          {t.close}
        </Button>
      }
    >
      <div className="t-col">
        <b role="status">{t.result(count, rows.length - count)}</b>
        <ul className="t-col t-s13">
          {rows.map((row) => (
            <li key={row.no}>
              <div className="t-row">
                <span className="t-grow">{say(items.find(({ no }) => no === row.no)?.title ?? row.no)}</span>
                <Dot kind={row.done ? 'ok' : 'bad'}>{row.done ? done(row.no) : t.failed}</Dot>
              </div>
              {!row.done && <div className="t-3">{say(row.text)}</div>}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

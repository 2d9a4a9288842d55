import type { AuditRow } from '#contract/approval.ts';
import { useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Segment } from '#ui/controls/Segment.tsx';
import { Price } from '#ui/display/Price.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { batchTexts } from './batch-texts.ts';
import { texts as listTexts } from '../texts.ts';
import { BatchOutcome } from './BatchOutcome.tsx';
import { createBatch } from './batch-model.ts';
import type { Choice } from './batch-model.ts';
import { VerdictTags } from './columns.tsx';

const choices = ['agree', 'refuse', 'leave'] as const;

/** The selected cases, each with its decision; then the outcome of each. */
export function BatchDialog({
  items,
  settle,
  onClose,
}: {
  items: readonly AuditRow[];
  settle(): unknown;
  onClose(): void;
}) {
  const services = useServices();
  const { say } = useSay();
  const t = useTexts('approvalsBatch', batchTexts);
  const words = useTexts('approvals', listTexts);
  const model = useModel(() => createBatch(services, t, items, settle));
  const [decisions, busy, answer, asked, wrong] = useValues(
    model.decisions,
    model.busy,
    model.answer,
    model.asked,
    model.wrong,
  );
  const count = (choice: Choice) => items.filter(({ no }) => decisions[no]?.choice === choice).length;
  if (answer)
    return (
      <BatchOutcome
        title={t.title}
        items={items}
        answer={answer}
        t={t}
        done={(no) => t.done[decisions[no]?.choice === 'refuse' ? 'refuse' : 'agree']}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      open
      width={640}
      title={t.title}
      sub={t.sub(items.length)}
      onClose={onClose}
      footer={
        <>
          <span className="t-s12 t-2 t-grow" role="status">
            {asked.length ? t.sum(count('agree'), count('refuse'), count('leave')) : t.nothing}
          </span>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button kind="primary" busy={busy !== null} disabled={asked.length === 0} onClick={() => void model.submit()}>
            {t.submit(asked.length)}
          </Button>
        </>
      }
    >
      <div className="t-col">
        {items.some(({ verdict }) => verdict === 'over') && <p className="t-s12 t-3">{t.overHint}</p>}
        <ul className="t-col">
          {items.map((row) => {
            const { choice, reason } = decisions[row.no] ?? { choice: 'leave' as const, reason: '' };
            const isWrong = wrong.includes(row.no);
            return (
              <li key={row.no} className="t-col">
                <div className="t-row t-row--wrap">
                  <div className="t-grow">
                    <b className="t-m">{say(row.title)}</b>
                    <div className="t-row t-row--wrap t-s12 t-3">
                      {row.applicant.name} <Price yuan={row.total} size="sm" ink fixed />
                      <VerdictTags row={row} t={words} />
                    </div>
                  </div>
                  <Segment
                    label={t.choiceOf(say(row.title))}
                    value={choice}
                    items={choices.map((value) => ({ value, label: t.choices[value] }))}
                    onChange={(next) => model.choose(row.no, { choice: next })}
                  />
                </div>
                {choice === 'refuse' && (
                  <div>
                    <Input
                      aria-label={t.reasonOf(say(row.title))}
                      aria-required="true"
                      aria-invalid={isWrong || undefined}
                      placeholder={t.reason}
                      maxLength={300}
                      value={reason}
                      onInput={(next) => model.choose(row.no, { reason: next })}
                    />
                    {isWrong && <p className="t-err">{t.needsReason}</p>}
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </Dialog>
  );
}

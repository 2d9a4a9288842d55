import { useRef } from 'react';
import type { AuditDetail } from '#contract/approval.ts';
import { AfterDecision } from '#parts/process/decision/AfterDecision.tsx';
import type { After } from '#parts/process/decision/AfterDecision.tsx';
import { Reasons } from '#parts/process/decision/Reasons.tsx';
import { useTimeWords } from '#parts/process/time-words.ts';
import { useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useServices } from '#kit/widget.ts';
import { useIsNarrow } from '#ui/base/element-width.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconMore } from '#ui/icons/icons.ts';
import { Menu } from '#ui/overlay/Menu.tsx';
import type { CaseTexts } from './case-texts.ts';
import type { CaseModel } from './model.ts';

/** A dialog of the case: a decision, other people, words. */
export type Asked = 'agree' | 'refuse' | 'handOn' | 'add' | 'reassign';

interface Props {
  known: AuditDetail;
  model: CaseModel;
  t: CaseTexts;
  ask(what: Asked): void;
  after: After;
}

/** At the lower edge: the decision of an approver, or the applicant's reminder. Two presses on a phone: the second is in a dialog. */
export function DecisionBar({ known, model, t, ask, after }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(bar);
  const [comment, lacks, deciding, urging, done] = useValues(
    model.comment,
    model.needsComment,
    model.decide.busy,
    model.urge.busy,
    model.done,
  );
  const { clock } = useServices();
  const { near } = useTimeWords();
  const { say } = useSay();
  const { mine, urgeFromMs, state } = known;
  if (done) return <AfterDecision said={t.done(done, after.left)} after={after} t={t} />;
  if (state !== 'running') return null;
  const others = mine?.mayHandOn ? (['handOn', 'add'] as const) : [];
  if (!mine) {
    const open = known.timeline.filter((step) => step.state === 'open');
    const waiting = [...new Set(open.map(({ name }) => say(name)))].join(say('、'));
    const isUrged = urgeFromMs !== null && urgeFromMs > clock.now();
    return (
      <div ref={bar} className="t-bar t-card">
        <span className="t-grow t-s13">
          {waiting && t.waitsFor(waiting, known.mayReassign)}
          {isUrged && <span className="t-3"> · {t.urgeAt(near(urgeFromMs, clock.now()))}</span>}
        </span>
        <span className="t-end t-row">
          {known.mayReassign && <Button onClick={() => ask('reassign')}>{t.reassign}</Button>}
          {urgeFromMs !== null && (
            <Button
              kind="primary"
              disabled={isUrged}
              busy={urging !== null}
              onClick={() => void model.urge.run(known.no)}
            >
              {t.urge}
            </Button>
          )}
        </span>
      </div>
    );
  }
  const decide = async (agree: boolean) => {
    if (isNarrow) return ask(agree ? 'agree' : 'refuse');
    await model.decideNow(known, agree);
    if (model.needsComment.peek()) bar.current?.querySelector('input')?.focus();
  };
  const busy = deciding !== null;
  return (
    <div ref={bar} className="t-bar t-card pr-do">
      {isNarrow ? (
        others.length > 0 && (
          <Menu
            className="t-btn--icon"
            aria-label={t.more}
            icon={<Icon of={iconMore} />}
            items={others.map((id) => ({ id, label: t[id] }))}
            onPick={(id) => ask(id as Asked)}
          />
        )
      ) : (
        <>
          <span className="t-grow">
            <Input
              aria-label={t.comment}
              placeholder={t.comment}
              maxLength={300}
              aria-invalid={lacks || undefined}
              value={comment}
              onInput={(text) => model.type(text)}
            />
            {lacks && (
              <>
                <span className="t-err" role="alert">
                  {t.needsComment}
                </span>
                <Reasons reasons={t.reasons} value={comment} onPick={model.type} />
              </>
            )}
          </span>
          {others.map((id) => (
            <Button key={id} onClick={() => ask(id)}>
              {t[id]}
            </Button>
          ))}
        </>
      )}
      <Button kind="danger" disabled={busy} onClick={() => void decide(false)}>
        {t.refuse}
      </Button>
      <Button kind="primary" busy={busy} onClick={() => void decide(true)}>
        {t.agree}
      </Button>
    </div>
  );
}

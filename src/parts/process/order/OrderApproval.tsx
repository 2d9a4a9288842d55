import { useState } from 'react';
import type { AuditDetail } from '#contract/approval.ts';
import type { OrderApproval as Approval } from '#contract/order.ts';
import { clockOf, momentAt } from '#domain/china-time.ts';
import { isAfterHold } from '#domain/process/hold.ts';
import { LaterHurry } from '#parts/process/hurry/LaterHurry.tsx';
import { useLater } from '#kit/part.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useSay } from '#kit/say.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { ApprovalTimeline } from '#parts/process/ApprovalTimeline.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Countdown } from '#ui/display/Countdown.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { createApproval } from './approval-model.ts';
import type { ApprovalModel } from './approval-model.ts';
import { approvalTexts } from './texts.ts';

const useOwnTexts = () => useTexts('order-approval', approvalTexts);

interface Props {
  approval: Approval;
  /** The decision has changed the order. */
  onDecided(): unknown;
}

const looks = { running: 'info', agreed: 'ok', refused: 'over', withdrawn: 'mute', lapsed: 'mute' } as const;

/** The company's decision about an order: who decides until when, what was said, and a reminder. */
export function OrderApproval({ approval, onDecided }: Props) {
  const services = useServices();
  const t = useOwnTexts();
  const model = useModel(() => createApproval(services, approval, onDecided));
  const [detail, phase] = useValues(model.detail, model.phase);
  const { kind, state, why, caseNo, comment, moved } = approval;
  const isOver = state === 'agreed' && !moved;
  const [isOpen, setOpen] = useState(!isOver);
  // Applicant and approvers speak here as on the page of the case.
  const [isTalking, talkNow] = useState(false);
  const hasSaid = detail?.timeline.some(({ isSaid }) => isSaid) === true;
  const talk = useLater(isTalking || hasSaid, () => import('../talk/CaseTalk.tsx'));
  return (
    <>
      <Card
        title={t.kinds[kind]}
        sub={t.no(caseNo)}
        end={
          <>
            <Tag kind={looks[state]}>{t.states[state]}</Tag>
            {isOver && (
              <LinkButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                {isOpen ? t.fold : t.unfold}
              </LinkButton>
            )}
          </>
        }
        bare={!isOpen}
      >
        {isOpen && (
          <div className="t-col">
            <p className="t-s13 t-2">{t.list(why.map((one) => t.whys[one]))}</p>
            {state === 'running' && <Waiting model={model} approval={approval} detail={detail} />}
            {moved && <Moved model={model} moved={moved} untilMs={approval.untilMs} />}
            {(state === 'refused' || state === 'lapsed') && (
              <Alert kind="warn">
                {comment && <p>{t.refused(comment)}</p>}
                <p>{t.next[kind]}</p>
              </Alert>
            )}
            {detail ? (
              <ApprovalTimeline
                steps={detail.timeline.filter(({ isSaid }) => !isSaid)}
                nowMs={model.now()}
                {...(kind === 'order' && state === 'running' && { heldUntilMs: approval.untilMs })}
              />
            ) : phase === 'loading' ? (
              <Skeleton height={120} />
            ) : (
              <Alert kind="bad" action={<LinkButton onClick={model.reload}>{t.retry}</LinkButton>}>
                {t.failed}
              </Alert>
            )}
            {detail?.mayComment && !isTalking && !hasSaid && (
              <div>
                <Button size="sm" onClick={() => talkNow(true)}>
                  {t.talk}
                </Button>
              </div>
            )}
          </div>
        )}
      </Card>
      {detail && talk && <talk.CaseTalk known={detail} reload={model.reload} />}
    </>
  );
}

/** The one number that has moved since the company agreed; the order takes its payment once the traveller has confirmed it. */
function Moved({
  model,
  moved: { from, to, difference },
  untilMs,
}: {
  model: ApprovalModel;
  moved: NonNullable<Approval['moved']>;
  untilMs: number;
}) {
  const t = useOwnTexts();
  const isConfirming = useValue(model.isConfirming);
  const by = difference.startsWith('-') ? `-¥${difference.slice(1)}` : `+¥${difference}`;
  return (
    <Alert
      kind="warn"
      action={
        <Button kind="primary" size="sm" busy={isConfirming} onClick={() => model.confirm(to)}>
          {t.confirm}
        </Button>
      }
    >
      {t.moved(from, to, by)}
      <Countdown plain prefix={t.held} untilMs={untilMs} now={model.now} />
    </Alert>
  );
}

/** Names of people who have not decided yet. */
const waitsFor = ({ timeline }: AuditDetail): string[] =>
  timeline.filter(({ state }) => state === 'open').map(({ name }) => name);

/** The moment of the last expected decision, when seats and rooms are no longer held by then. */
function tooLate({ timeline }: AuditDetail, { kind, untilMs }: Approval): number | null {
  const last = Math.max(0, ...timeline.map(({ state, expectedMs = 0 }) => (state === 'done' ? 0 : expectedMs)));
  return kind === 'order' && isAfterHold(last, untilMs) ? last : null;
}

function Waiting({
  model,
  approval,
  detail,
}: {
  model: ApprovalModel;
  approval: Approval;
  detail: AuditDetail | null;
}) {
  const t = useOwnTexts();
  const { say } = useSay();
  const [isUrging, isWithdrawing] = useValues(model.isUrging, model.isWithdrawing);
  const today = useServices().clock.today();
  const names = detail ? t.list(waitsFor(detail).map(say)) : '';
  const from = detail?.urgeFromMs ?? null;
  const isLater = from !== null && from > model.now();
  const late = detail && tooLate(detail, approval);
  return (
    <>
      {late !== null && <Alert kind="warn">{t.tooLate(t.moment(momentAt(late), today))}</Alert>}
      {detail && <LaterHurry of={detail} settle={model.reload} />}
      <div className="t-row t-row--wrap">
        <div className="t-grow">
          {names && <b>{t.waits(names)}</b>}
          <p className="t-s13 t-2">
            {approval.kind === 'order' ? (
              <>
                <Countdown plain prefix={t.held} untilMs={approval.untilMs} now={model.now} />
                {t.heldEnd}
              </>
            ) : (
              t.asked(t.moment(approval.askedAt, today))
            )}
          </p>
        </div>
        {approval.kind !== 'order' && (
          <Button size="sm" kind="text" busy={isWithdrawing} onClick={model.withdraw}>
            {t.withdraw}
          </Button>
        )}
        {from !== null &&
          (isLater ? (
            <span className="t-s12 t-3">{t.urgeFrom(clockOf(momentAt(from)))}</span>
          ) : (
            <Button size="sm" busy={isUrging} onClick={model.urge}>
              {t.urge}
            </Button>
          ))}
      </div>
    </>
  );
}

import type { ApprovalTerms } from '#domain/company/preferences.ts';
import { meetsNeed } from '#domain/menu/needs.ts';
import { isAfterHold } from '#domain/process/hold.ts';
import { showMoment } from '#domain/show-moment.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { useRoute } from '#screens/RouteLink.tsx';
import { clockOf, momentAt } from '#domain/china-time.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { approvalTexts } from './words/notice-texts.ts';

const minuteMs = 60_000;
const dotted = { listStyle: 'disc', margin: '4px 0 0', paddingInlineStart: 18 };

interface ApprovalNoticeProps {
  terms: ApprovalTerms;
  /** Back to the list. */
  onChoose(): void;
}

/** Says before an order is sent that the company decides on it, who probably does, and how long it is held; the ways that are left where it is not held long enough. */
export function ApprovalNotice({
  terms: { fee, steps, minutes = 0, endsMs, refused, holdMinutes },
  onChoose,
}: ApprovalNoticeProps) {
  const { clock, session } = useServices();
  const t = useTexts('booked-approval', approvalTexts);
  const { say } = useSay();
  const user = session.user.peek();
  const toApply = useRoute('travel_application_add');
  const mayApply = toApply !== null && user !== null && meetsNeed(user, 'tripFlags');
  const untilMs = clock.now() + holdMinutes * minuteMs;
  const ends = endsMs === undefined ? '' : say(showMoment(momentAt(endsMs), clock.today()));
  const isLate = isAfterHold(endsMs, untilMs);
  return (
    <Alert kind={isLate || refused ? 'warn' : 'info'} className="bk-over">
      {t.asks}
      {steps.length > 0 && `${t.by(steps)}${minutes > 0 && ends ? t.takes(t.hours(minutes), ends) : ''}${t.end}`}
      {refused &&
        `${refused.why.map(say).join(t.separator)}${t.end}${t.askEarly(refused.names.map(say).join(t.separator))}`}
      {t.held(clockOf(momentAt(untilMs)))}
      {isLate && (
        <>
          {t.tooLate(ends)}
          <ul style={dotted}>
            {!fee && (
              <li>
                {t.within}
                <LinkButton onClick={onChoose}>{t.choose}</LinkButton>
              </li>
            )}
            {minutes > 0 && !isAfterHold(minutes * minuteMs, holdMinutes * minuteMs) && (
              <li>{t.atWork(t.hours(minutes))}</li>
            )}
            {mayApply && (
              <li>
                {t.applyFirst}
                <LinkButton {...toApply}>{t.apply}</LinkButton>
              </li>
            )}
            <li>{t.call(steps.flatMap(({ people }) => people).join(t.separator))}</li>
          </ul>
        </>
      )}
    </Alert>
  );
}

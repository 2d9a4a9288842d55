import type { AuditDetail } from '#contract/approval.ts';
import { useTimeWords } from '#parts/process/time-words.ts';
import { useFields } from '#kit/forms/use-form.ts';
import type { Resource } from '#kit/resources/resource.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { useFormSheet } from '#screens/FormScreen.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Avatar } from '#ui/display/Tag.tsx';
import { AreaField } from '#ui/form/more-fields.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { createTalk } from './talk-model.ts';
import { talkTexts } from './texts.ts';

type Known = Pick<AuditDetail, 'no' | 'applicant' | 'timeline' | 'mayComment'>;

interface CaseTalkProps {
  known: Known;
  /** Reads the case again. */
  reload(): unknown;
}

/** Remarks of applicant and approvers in a case, and a box for the answer while somebody waits. */
export function CaseTalk({ known, reload }: CaseTalkProps) {
  const services = useServices();
  const t = useTexts('case-talk', talkTexts);
  const { say } = useSay();
  const { moment } = useTimeWords();
  const said = known.timeline.filter(({ isSaid }) => isSaid);
  if (!said.length && !known.mayComment) return null;
  return (
    <Card title={t.title}>
      <div className="t-col">
        {said.length ? (
          <ul className="t-col">
            {said.map(({ name, isMe, comment, atMs }, at) => (
              <li key={at} className="t-row t-row--top">
                <Avatar name={name} size="sm" />
                <div className="t-grow">
                  <span className="t-s13">{isMe ? t.me(say(name)) : say(name)}</span>{' '}
                  <span className="t-s12 t-3">{atMs !== undefined && moment(atMs, services.clock.now())}</span>
                  <p className="pr-note t-s13">{comment}</p>
                </div>
              </li>
            ))}
          </ul>
        ) : (
          <p className="t-s13 t-3">{t.none}</p>
        )}
        {known.mayComment && <Box key={known.no} known={known} reload={reload} />}
      </div>
    </Card>
  );
}

/** The same for a page of something else, once its case is read. */
export function StoryTalk({ story }: { story: Resource<AuditDetail> }) {
  const known = useValue(story.data);
  return known && <CaseTalk key={known.no} known={known} reload={story.load} />;
}

function Box({ known: { no, applicant }, reload }: CaseTalkProps) {
  useFormSheet();
  const services = useServices();
  const t = useTexts('case-talk', talkTexts);
  const form = useModel(() => createTalk(services, t, { no, said: reload }));
  const field = useFields(form);
  const { say } = useSay();
  const [busy, failure] = useValues(form.busy, form.failure);
  const isApplicant = services.session.user.peek()?.creditEmployeeId === applicant.employeeId;
  return (
    <div className="t-col">
      <AreaField
        {...field('comment')}
        label={t.label[isApplicant ? 'applicant' : 'others']}
        hint={t.hint}
        maxLength={300}
        rows={2}
      />
      {failure && <Alert kind="bad">{say(failure)}</Alert>}
      <div>
        <Button busy={busy} onClick={() => void form.submit()}>
          {t.send}
        </Button>
      </div>
    </div>
  );
}

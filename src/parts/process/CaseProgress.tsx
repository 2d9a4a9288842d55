import type { AuditDetail } from '#contract/approval.ts';
import { useValue } from '#kit/readable.ts';
import type { Resource } from '#kit/resources/resource.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { ApprovalTimeline } from './ApprovalTimeline.tsx';
import { texts } from './texts.ts';

/** The case behind a page of something else: its people and moments, also while it is read or cannot be read. */
export function CaseProgress({ story }: { story: Resource<AuditDetail> }) {
  const services = useServices();
  const words = useTexts('case-parts', texts);
  const { say } = useSay();
  const current = useValue(story.current);
  if (current.state !== 'ready')
    return (
      <Card title={words.title}>
        {current.state === 'loading' ? (
          <Skeleton height={120} />
        ) : (
          <p className="t-s13 t-3">
            {words.failed} <LinkButton onClick={() => void story.load()}>{words.retry}</LinkButton>
          </p>
        )}
      </Card>
    );
  const { processName, processVersion, timeline, notes } = current.data;
  return (
    <Card title={words.title} sub={words.process(say(processName), processVersion)}>
      {notes.map((note) => (
        <p key={note} className="t-s13 t-2">
          {say(note)}
        </p>
      ))}
      <ApprovalTimeline steps={timeline} nowMs={services.clock.now()} />
    </Card>
  );
}

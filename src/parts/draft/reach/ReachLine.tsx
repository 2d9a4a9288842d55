import type { StandardReach } from '#contract/travel-standard.ts';
import { useValue } from '#kit/readable.ts';
import type { Readable } from '#kit/readable.ts';
import type { ResourceState } from '#kit/resources/resource.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import type { reachTexts } from './reach-texts.ts';

interface ReachLineProps {
  model: { state: Readable<ResourceState<Pick<StandardReach, 'people' | 'elsewhere' | 'without'>>> };
  /** First day; "": at once. */
  from?: string;
  texts: Pick<typeof reachTexts, 'publishLead' | 'publishDay' | 'reachLeft'> &
    Partial<Pick<typeof reachTexts, 'nobody' | 'assignNow'>>;
  /** Given where no subject is chosen yet: leads to their field. */
  onAssign?: (() => void) | undefined;
}

/** First day of a version and the employees whom it concerns, or the way to choose them. */
export function ReachLine({ model, from = '', texts, onAssign }: ReachLineProps) {
  const found = useValue(model.state);
  if (onAssign)
    return (
      <p className="t-warn" role="alert">
        {texts.nobody} <LinkButton onClick={onAssign}>{texts.assignNow}</LinkButton>
      </p>
    );
  if (found.state === 'loading') return <Skeleton height={20} />;
  if (found.state !== 'ready') return <p>{texts.publishDay(from)}</p>;
  const { people, elsewhere, without } = found.data;
  return (
    <>
      <p>{texts.publishLead(from, people)}</p>
      {elsewhere + without > 0 && <p className="t-warn">{texts.reachLeft(elsewhere, without)}</p>}
    </>
  );
}

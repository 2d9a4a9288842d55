import type { ReactNode } from 'react';
import type { Resource } from '#kit/resources/resource.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { useScreenTexts } from './texts.ts';

/** Renders its children once `from` has data; until then its loading, failed or missing state. */
export function Loaded<T>({
  from,
  onBack,
  children,
}: {
  from: Resource<T>;
  onBack(): void;
  children: (data: T) => ReactNode;
}) {
  const known = useValue(from.current);
  const texts = useScreenTexts();
  const { say } = useSay();
  if (known.state === 'ready') return children(known.data);
  if (known.state === 'loading') {
    return (
      <div className="t-page t-col" aria-busy="true">
        <Skeleton width={160} />
        <Skeleton height={240} />
      </div>
    );
  }
  // A number that is none is never found.
  const isMissing = known.state === 'missing' || known.ret === 400;
  return (
    <div className="t-page">
      <section className="t-card">
        <Empty
          art={isMissing ? 'search' : 'fail'}
          title={isMissing ? texts.missing : texts.notRead}
          text={say(known.text)}
          action={
            <Button onClick={isMissing ? onBack : () => void from.load()}>
              {isMissing ? texts.back : texts.retry}
            </Button>
          }
        />
      </section>
    </div>
  );
}

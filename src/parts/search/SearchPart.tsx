import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { Part } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { Alert } from '#ui/states/Alert.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';

interface SearchPartProps<T> {
  part: Part<T>;
  className: string;
  /** Heights of the blocks that are shown until it is there, px. */
  blocks: readonly number[];
  failed: string;
  texts: { partFailed: string; retry: string };
  children: (loaded: T) => ReactNode;
}

interface LaterBelowProps<T> {
  part: Part<T>;
  /** Of the block from its first paint, px. */
  height: number;
  children: (loaded: T) => ReactNode;
}

/** Below the form of the provider's own search page, at its height from the first paint. */
export function LaterBelow<T>({ part, height, children }: LaterBelowProps<T>) {
  const loaded = useValue(part.value);
  useEffect(part.want, [part]);
  return (
    <div part="popular" style={{ minHeight: height }}>
      {loaded && children(loaded)}
    </div>
  );
}

/** A page of a search whose code comes when it is shown. A failed load can be tried again. */
export function SearchPart<T>({ part, className, blocks, failed, texts, children }: SearchPartProps<T>) {
  const loaded = useValue(part.value);
  const hasFailed = useValue(part.failed);
  const { say } = useSay();
  useEffect(part.want, [part]);
  if (loaded) return children(loaded);
  if (hasFailed)
    return (
      <div className="t-page">
        <Alert
          kind="bad"
          action={
            <Button size="sm" onClick={part.want}>
              {texts.retry}
            </Button>
          }
        >
          {failed}
          {say('，')}
          {texts.partFailed}
        </Alert>
      </div>
    );
  return (
    <div className={`t-page ${className}`} aria-busy="true">
      {blocks.map((height, n) => (
        <Skeleton key={n} height={height} />
      ))}
    </div>
  );
}

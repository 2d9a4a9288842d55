import type { ReactNode } from 'react';
import { useValue } from '#kit/readable.ts';
import type { Resource } from '#kit/resources/resource.ts';
import { cx } from '#ui/base/passed-props.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Pending } from '#ui/states/Pending.tsx';

interface ReadingProps<T> {
  reading: Resource<T>;
  /** As high as what is coming. */
  height: number;
  words: { isOld: string; retry: string };
  /** Of the line over old data. */
  className?: string;
  children: (data: T) => ReactNode;
}

/** A card's body that loads, fails and is retried by itself, and says that it is old after a failure. */
export function Reading<T>({ reading, height, words, className, children }: ReadingProps<T>) {
  const read = useValue(reading.current);
  const again = () => void reading.load();
  return (
    <>
      {read.state === 'ready' && read.isOld && (
        <p className={cx('t-s12 t-warn', className)}>
          {words.isOld} <LinkButton onClick={again}>{words.retry}</LinkButton>
        </p>
      )}
      <Pending
        state={read.state}
        height={height}
        text={'text' in read ? read.text : undefined}
        retry={words.retry}
        onRetry={again}
      >
        {read.state === 'ready' && children(read.data)}
      </Pending>
    </>
  );
}

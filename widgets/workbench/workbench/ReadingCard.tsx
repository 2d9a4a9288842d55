import type { ReactNode } from 'react';
import { useValue } from '#kit/readable.ts';
import type { Reading } from '#kit/reading.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { iconRight } from '#ui/icons.ts';
import { Pending } from '#ui/Pending.tsx';
import { useWay, useWorkbench } from './use-workbench.ts';

interface ReadingCardProps<T> {
  className?: string;
  title: string;
  /** Beside the title, where there is room. */
  sub?: string;
  reading: Reading<T>;
  /** As high as what is coming. */
  height: number;
  end?: ReactNode;
  children: (data: T) => ReactNode;
}

/** A card with its own loading, failure, retry and old data. */
export function ReadingCard<T>({ className, title, sub, reading, height, end, children }: ReadingCardProps<T>) {
  const { words } = useWorkbench();
  const read = useValue(reading.current);
  return (
    <Card className={className} title={title} sub={sub && <span className="t-only-l">{sub}</span>} end={end}>
      {read.state === 'shown' && read.isOld && (
        <p className="t-s12 t-warn wb-old">
          {words.isOld} <LinkButton onClick={() => void reading.load()}>{words.retry}</LinkButton>
        </p>
      )}
      <Pending state={read.state} height={height} text={read.state === 'failed' ? read.text : undefined} retry={words.retry} onRetry={() => void reading.load()}>
        {read.state === 'shown' && children(read.data)}
      </Pending>
    </Card>
  );
}

/** The link in a card's head; there is none while its area is not open yet. */
export function MoreLink({ to, params, children }: { to: string; params?: Record<string, string>; children: ReactNode }) {
  const way = useWay()(to, params);
  if (!way) return null;
  return (
    <LinkButton className="t-s13" {...way}>
      {children}
      <Icon of={iconRight} size={14} />
    </LinkButton>
  );
}

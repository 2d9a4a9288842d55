import type { ReactNode } from 'react';
import type { Resource } from '#kit/resources/resource.ts';
import { Reading } from '#screens/cards/Reading.tsx';
import { Card } from '#ui/display/Card.tsx';
import { useWorkbench } from '../use-workbench.ts';

interface ReadingCardProps<T> {
  className?: string;
  title: string;
  /** Beside the title, where there is room. */
  sub?: string;
  reading: Resource<T>;
  /** As high as what is coming. */
  height: number;
  end?: ReactNode;
  children: (data: T) => ReactNode;
}

/** A card with its own loading, failure, retry and old data. */
export function ReadingCard<T>({ className, title, sub, reading, height, end, children }: ReadingCardProps<T>) {
  const { words } = useWorkbench();
  return (
    <Card className={className} title={title} sub={sub && <span className="t-only-l">{sub}</span>} end={end}>
      <Reading reading={reading} height={height} words={words} className="wb-old">
        {children}
      </Reading>
    </Card>
  );
}

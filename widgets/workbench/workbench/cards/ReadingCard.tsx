import type { ReactNode } from 'react';
import { RouteLink } from '#screens/RouteLink.tsx';
import type { RouteLinkProps } from '#screens/RouteLink.tsx';
import { useValue } from '#kit/readable.ts';
import type { Resource } from '#kit/resources/resource.ts';
import type { RouteName } from '#routes/names.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconRight } from '#ui/icons/icons.ts';
import { Pending } from '#ui/states/Pending.tsx';
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
  const read = useValue(reading.current);
  return (
    <Card className={className} title={title} sub={sub && <span className="t-only-l">{sub}</span>} end={end}>
      {read.state === 'ready' && read.isOld && (
        <p className="t-s12 t-warn wb-old">
          {words.isOld} <LinkButton onClick={() => void reading.load()}>{words.retry}</LinkButton>
        </p>
      )}
      <Pending
        state={read.state}
        height={height}
        text={'text' in read ? read.text : undefined}
        retry={words.retry}
        onRetry={() => void reading.load()}
      >
        {read.state === 'ready' && children(read.data)}
      </Pending>
    </Card>
  );
}

/** The link in a card's head; there is none while its area is not open yet. */
export const MoreLink = <Name extends RouteName>({ children, ...link }: RouteLinkProps<Name>) => (
  <RouteLink {...link} className="t-s13" onlyOpen>
    {children}
    <Icon of={iconRight} size={14} />
  </RouteLink>
);

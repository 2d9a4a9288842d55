import type { ReactNode } from 'react';
import { RouteLink } from '#screens/RouteLink.tsx';
import type { RouteLinkProps } from '#screens/RouteLink.tsx';
import { useTexts } from '#kit/use-texts.ts';
import { useValue } from '#kit/readable.ts';
import type { Resource } from '#kit/resources/resource.ts';
import type { RouteName } from '#routes/names.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconRight } from '#ui/icons/icons.ts';
import { Pending } from '#ui/states/Pending.tsx';
import { texts } from './texts.ts';

export const useWords = () => useTexts('account-centre', texts);

/** A card's body that loads, fails and is retried by itself. */
export function Read<T>({
  reading,
  height,
  children,
}: {
  reading: Resource<T>;
  height: number;
  children: (data: T) => ReactNode;
}) {
  const words = useWords();
  const read = useValue(reading.current);
  return (
    <>
      {read.state === 'ready' && read.isOld && (
        <p className="t-s12 t-warn">
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
    </>
  );
}

/** The link in a card's head; there is none while its area is not open yet. */
export const MoreLink = <Name extends RouteName>({ children, ...link }: RouteLinkProps<Name>) => (
  <RouteLink {...link} className="t-s13" onlyOpen>
    {children}
    <Icon of={iconRight} size={14} />
  </RouteLink>
);

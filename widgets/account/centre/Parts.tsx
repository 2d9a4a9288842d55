import type { ReactNode } from 'react';
import { useTexts } from '#kit/use-texts.ts';
import { useValue } from '#kit/readable.ts';
import type { Reading } from '#kit/reading.ts';
import { useServices } from '#kit/widget.ts';
import { isOpened } from '#routes/opened.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Icon } from '#ui/Icon.tsx';
import { iconRight } from '#ui/icons.ts';
import { Pending } from '#ui/Pending.tsx';
import { texts } from './texts.ts';

export const useWords = () => useTexts('account-centre', texts);

/** A card's body that loads, fails and is retried by itself. */
export function Read<T>({ reading, height, children }: { reading: Reading<T>; height: number; children: (data: T) => ReactNode }) {
  const words = useWords();
  const read = useValue(reading.current);
  return (
    <>
      {read.state === 'shown' && read.isOld && (
        <p className="t-s12 t-warn">
          {words.isOld} <LinkButton onClick={() => void reading.load()}>{words.retry}</LinkButton>
        </p>
      )}
      <Pending state={read.state} height={height} text={read.state === 'failed' ? read.text : undefined} retry={words.retry} onRetry={() => void reading.load()}>
        {read.state === 'shown' && children(read.data)}
      </Pending>
    </>
  );
}

interface WayProps {
  to: string;
  params?: Record<string, string>;
  /** With the arrow of a card's head. */
  isMore?: boolean;
  children: ReactNode;
}

/** A link to a named route; there is none while its area is not open yet. */
export function Way({ to, params, isMore, children }: WayProps) {
  const services = useServices();
  if (!isOpened(to)) return null;
  return (
    <LinkButton className="t-s13" href={services.hrefOf(to, params) || undefined} onClick={() => services.navigate(to, params)}>
      {children}
      {isMore && <Icon of={iconRight} size={14} />}
    </LinkButton>
  );
}

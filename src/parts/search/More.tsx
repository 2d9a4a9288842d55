import { useEffect, useRef } from 'react';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';

interface MoreProps {
  className: string;
  /** Rows that are shown: the next end is watched. */
  shown: number;
  text: string;
  label: string;
  /** Of a list in order of merit: its reader asks for more of it. */
  isByHand?: boolean;
  onMore(): void;
}

/** The way to the rows of a long list that are not shown yet: they come when the end is near, or by the button. */
export function More({ className, shown, text, label, isByHand = false, onMore }: MoreProps) {
  const end = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isByHand || !end.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && onMore(), {
      rootMargin: '600px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isByHand, onMore, shown]);
  return (
    <p ref={end} className={className}>
      {text}
      {isByHand ? <Button onClick={onMore}>{label}</Button> : <LinkButton onClick={onMore}>{label}</LinkButton>}
    </p>
  );
}

import { useEffect, useRef } from 'react';
import { LinkButton } from '#ui/controls/LinkButton.tsx';

interface MoreProps {
  className: string;
  /** Rows that are shown: the next end is watched. */
  shown: number;
  text: string;
  label: string;
  onMore(): void;
}

/** The way to the rows of a long list that are not shown yet: they come when the end is near, or by the button. */
export function More({ className, shown, text, label, onMore }: MoreProps) {
  const end = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!end.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && onMore(), {
      rootMargin: '600px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [onMore, shown]);
  return (
    <p ref={end} className={className}>
      {text}
      <LinkButton onClick={onMore}>{label}</LinkButton>
    </p>
  );
}

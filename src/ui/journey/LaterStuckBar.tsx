import { useEffect, useRef, useState } from 'react';
import { Later, laterControls } from '../base/Later.tsx';
import type { StuckBarProps } from './StuckBar.tsx';

const stuckBar = laterControls(() => import('./StuckBar.tsx'));
/** Height that a page's own bar may cover, px. */
const bars = 80;

/** The bar of a long screen, which is loaded when the screen's top has scrolled away. */
export function LaterStuckBar(props: StuckBarProps) {
  const mark = useRef<HTMLDivElement>(null);
  const [isPast, setPast] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isPast || !mark.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) =>
        entries.some(({ isIntersecting, boundingClientRect: { top } }) => !isIntersecting && top < 2 * bars) &&
        setPast(true),
      { rootMargin: `-${bars}px 0px 0px` },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [isPast]);
  return isPast ? <Later of={stuckBar}>{({ StuckBar }) => <StuckBar {...props} />}</Later> : <div ref={mark} />;
}

import { useEffect, useRef } from 'react';
import { useSeen } from '../base/use-seen.ts';
import { Skeleton } from './Skeleton.tsx';

/** The place of a part that is loaded when it comes near the window. */
export function Unseen({ height, onSeen }: { height: number; onSeen: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(box);
  useEffect(() => {
    if (isSeen) onSeen();
  }, [isSeen]);
  return (
    <div ref={box} aria-busy={isSeen}>
      <Skeleton height={height} />
    </div>
  );
}

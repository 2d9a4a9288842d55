import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Later } from '../base/Later.tsx';
import type { LaterControls } from '../base/Later.tsx';
import { useSeen } from '../base/use-seen.ts';
import { Skeleton } from './Skeleton.tsx';

interface WhenSeenProps<T> {
  of: LaterControls<T>;
  /** Of their place. */
  width?: number;
  height: number;
  children: (part: T) => ReactNode;
}

/** Controls that are loaded when their place comes near the window. */
export function WhenSeen<T>({ of, width, height, children }: WhenSeenProps<T>) {
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(box);
  const wait = <Skeleton {...(width && { width })} height={height} />;
  if (isSeen)
    return (
      <Later of={of} wait={wait}>
        {children}
      </Later>
    );
  return <div ref={box}>{wait}</div>;
}

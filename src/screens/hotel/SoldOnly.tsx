import type { ReactNode } from 'react';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { Skeleton } from '#ui/states/Skeleton.tsx';

/** A page that sells hotels, in an application that does so; in any other one the telephone. */
export function SoldOnly({ children }: { children: ReactNode }) {
  const isSold = useValue(useServices().config).switches.hotel;
  const part = useLater(!isSold, () => import('./NotSold.tsx'));
  if (isSold) return children;
  return part ? <part.NotSold /> : <Skeleton height={220} />;
}

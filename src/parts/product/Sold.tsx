import type { ReactNode } from 'react';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';

/** A screen of a product that the application sells; of one that it does not, the telephone. */
export function Sold({ product, children }: { product: 'hotel' | 'train'; children: ReactNode }) {
  const isSold = useValue(useServices().config).switches[product];
  // Not shared: it would bring the frames of other screens.
  const closed = useLater(!isSold, () => import('./NotSold.tsx'));
  if (isSold) return children;
  return closed && <closed.NotSold product={product} />;
}

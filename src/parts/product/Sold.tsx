import type { ReactNode } from 'react';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';

/** Flights of both kinds have one switch. */
const switchOf = { hotel: 'hotel', train: 'train', intl: 'airTicket' } as const;

/** A screen of a product that the application sells; of one that it does not, the telephone. */
export function Sold({ product, children }: { product: keyof typeof switchOf; children: ReactNode }) {
  const isSold = useValue(useServices().config).switches[switchOf[product]];
  // Not shared: it would bring the frames of other screens.
  const closed = useLater(!isSold, () => import('./NotSold.tsx'));
  if (isSold) return children;
  return closed && <closed.NotSold product={product} />;
}

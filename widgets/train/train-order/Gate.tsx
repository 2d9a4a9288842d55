import type { ReactNode } from 'react';
import { useLater } from '#kit/part.ts';
import { useValues } from '#kit/readable.ts';
import { BookingGate, BrokenLink } from '#parts/booking/BookingGate.tsx';
import type { Hold } from '#parts/booking/hold.ts';
import type { RailConflict } from '#parts/rail/offer/conflict.ts';
import type { ConflictDialog } from './order/ConflictDialog.tsx';
import type { Texts } from './texts.ts';

interface GateProps {
  model: Parameters<typeof ConflictDialog>[0]['model'] & {
    hold: Pick<Hold<never, never, RailConflict>, 'lost' | 'stage'>;
  };
  /** Heights of the cards on the left, px. */
  main: readonly number[];
  children: ReactNode;
}

/** An order of trains, of one that waits too, once its offer is held. */
export function Gate({ model, main, children }: GateProps) {
  const [lost, stage] = useValues(model.hold.lost, model.hold.stage);
  const words = useLater(stage === 'gone', () => import('#parts/rail/offer/conflict-words.ts'));
  // Time alone brings such a train back, at the same address.
  const isLater = lost?.kind === 'closed' || lost?.kind === 'notYet';
  const more = isLater ? { label: model.words.renew, run: () => void model.start() } : undefined;
  return (
    <BookingGate
      booking={model}
      product="train"
      boxes={{ main, side: [240, 150] }}
      gone={() => words && { ...words.conflictWords(lost), more }}
      loadConflicts={() => import('./order/ConflictDialog.tsx')}
    >
      {children}
    </BookingGate>
  );
}

/** An address that names no trains. */
export const Broken = ({ texts }: { texts: Pick<Record<keyof Texts, string>, 'toSearch'> }) => (
  <BrokenLink product="train" words={texts} label={texts.toSearch} />
);

/** Reasons why an order has no tickets, as its row says them. */
type RowEnd =
  | 'stopped'
  | 'railway'
  | 'refused'
  | 'lapsed'
  | 'deadline'
  | 'member'
  | 'unpaid'
  | 'rejected'
  | 'unserved'
  | 'givenUp';

interface Row {
  status: number;
  endedBy?: 'deadline' | 'member' | 'railway';
  approval?: { state: string };
  train?: { rides: readonly { schedule?: string }[]; isWait?: true };
}

/** The reason; null for an order that has tickets, or had some, or may still get them. */
export function rowEnd({ status, endedBy, approval, train }: Row): RowEnd | null {
  if (status === 8) return 'rejected';
  if (train?.isWait && (status === 6 || status === 9)) return endedBy === 'member' ? 'givenUp' : 'unserved';
  if (status !== 5) return null;
  const { state } = approval ?? {};
  if (state === 'refused' || state === 'lapsed') return state;
  if (endedBy) return endedBy;
  return train?.rides.some(({ schedule }) => schedule === 'cancelled') ? 'stopped' : 'unpaid';
}

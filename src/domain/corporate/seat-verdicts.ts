/** Flights as their company judges them. */
interface Judged {
  standard?: { control: string } | undefined;
  segments: readonly { seat: { standard?: { verdict: string } | undefined } }[];
}

/** The company wants a reason for a fare above its standard. */
export const needsReason = ({ standard, segments }: Judged): boolean =>
  standard?.control === 'reason' && segments.some(({ seat }) => seat.standard?.verdict === 'over');

export const isForbidden = ({ segments }: Judged): boolean =>
  segments.some(({ seat }) => seat.standard?.verdict === 'forbidden');

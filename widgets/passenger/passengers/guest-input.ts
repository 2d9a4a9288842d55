import type { GuestValues } from '#domain/passenger/guest.ts';

/** The host of a new guest: the employee who adds it; none for an administrator. */
export const hostOf = (user: { creditEmployeeId: number } | null): string => String(user?.creditEmployeeId || '');

/** The fields of the visit as they are sent; a frequent passenger has none. */
export const guestInput = (isExternal: boolean, { hostId, visitReason }: GuestValues) =>
  (isExternal ? { hostId: Number(hostId), visitReason } : {}) as { hostId: number; visitReason: string };

/** The visit of an external traveller as chosen in a form. */
export interface GuestValues {
  /** Number of the inviting employee; "" before one is chosen. */
  hostId: string;
  visitReason: string;
}

/** Errors by field. */
export const checkGuest = ({ hostId, visitReason }: GuestValues): Readonly<Record<string, string>> => ({
  ...(!hostId && { hostId: '请选择接待员工' }),
  ...(!visitReason.trim() && { visitReason: '请填写来访事由' }),
});

/** The host of a new guest: the employee who adds it; none for an administrator. */
export const hostOf = (user: { creditEmployeeId: number } | null): string => String(user?.creditEmployeeId || '');

/** The fields of the visit as they are sent; a frequent passenger has none. */
export const guestInput = (isExternal: boolean, { hostId, visitReason }: GuestValues) =>
  (isExternal ? { hostId: Number(hostId), visitReason } : {}) as { hostId: number; visitReason: string };

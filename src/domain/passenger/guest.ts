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

/** The day in China so many days from now. */
export const dayIn = (days) => new Date(Date.now() + days * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10);

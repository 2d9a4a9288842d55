export const maxParty = 9;
/** Children and infants that an adult takes along at most (domain.md; mock 04). */
export const childrenEach = 2;
export const infantsEach = 1;

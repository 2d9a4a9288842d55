export const maxParty = 9;
/** Children and infants that an adult takes along at most. */
export const childrenEach = 2;
export const infantsEach = 1;

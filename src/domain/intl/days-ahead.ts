/** Days ahead on which international flights are sold. */
export const intlDaysAhead = 350;

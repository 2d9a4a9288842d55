/** Addresses that a member may keep. */
export const maxAddresses = 50;

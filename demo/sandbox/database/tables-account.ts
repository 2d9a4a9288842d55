/** Tables of the account domain; created in migrations/. */
// eslint-disable-next-line typescript/no-empty-object-type
export interface AccountTables {}

interface Address {
  port: number;
  host: string;
  url: string;
}
/** Throws an error with words for the person who started it where PORT cannot be used. */
export function addresses(env?: Record<string, string | undefined>): {
  sandbox: Address;
  site: Address;
  partner: Address;
};

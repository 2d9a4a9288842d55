/**
 * Reads the data of a 409: kinds that the screen knows, each with the fields that it cannot do without. Another 409 is
 * shown in the server's words.
 */
export const conflictReader =
  <C extends { kind: string }>(kinds: Readonly<Record<C['kind'], readonly string[]>>) =>
  (data: unknown): C | undefined => {
    const said = data as Readonly<Record<string, unknown>> | null | undefined;
    const needed = new Map<unknown, readonly string[]>(Object.entries(kinds)).get(said?.['kind']);
    return needed?.every((field) => said?.[field]) ? (data as C) : undefined;
  };

/** Serialisation failure, deadlock: PostgreSQL has undone the transaction and asks for it again. */
const codes = new Set(['40001', '40P01']);
const maxTries = 5;

/** Runs a transaction again when others were in its way, or when `also` accepts the error; at most five times. */
export async function retryTransaction<Out>(
  run: () => Promise<Out>,
  also: (error: unknown) => boolean = () => false,
): Promise<Out> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      const mayTryAgain = codes.has((error as { code?: string }).code ?? '') || also(error);
      if (!mayTryAgain || tries >= maxTries) throw error;
    }
  }
}

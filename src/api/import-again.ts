const tries = 3;
const pauseMs = 400;

/**
 * Loads a chunk: `importAgain(() => import('./part.ts'))`. One that is lost is asked for again, three times in all. The
 * script-tag build only asks: there the loader asks again, under another address (scripts/build/lost-chunks.ts).
 */
export async function importAgain<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      if (attempt === tries) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs * attempt));
    }
  }
}

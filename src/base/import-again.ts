const tries = 3;
const pauseMs = 400;
/** Three times this long, with the pauses, is below 120 s. */
const silenceMs = 39_000;

/** A file that never answers counts as lost. */
async function answered<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Loading chunk failed: no answer')), silenceMs);
  });
  try {
    return await Promise.race([load(), silence]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Loads a chunk: `importAgain(() => import('./part.ts'))`. One that is lost is asked for again, three times in all. The
 * script-tag build only asks: there the loader asks again, under another address (scripts/build/lost-chunks.ts).
 */
export async function importAgain<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await answered(load);
    } catch (error) {
      if (attempt === tries) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs * attempt));
    }
  }
}

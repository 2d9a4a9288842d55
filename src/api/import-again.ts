const tries = 3;
const pauseMs = 400;
let lost = 0;
let end = '';

/**
 * Loads a chunk: `importAgain(() => import('./part.ts'))`. One that is lost is asked for again, three times in all, in the
 * script-tag build under another query string each time: some browsers and proxies keep a failure.
 */
export async function importAgain<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    if (attempt > 1) end = `?retry=${(lost += 1)}`;
    let loading: Promise<T>;
    try {
      loading = load();
    } finally {
      end = '';
    }
    try {
      return await loading;
    } catch (error) {
      if (attempt === tries) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs * attempt));
    }
  }
}

/** What stands behind the chunk's address while `load` runs; the build puts it there (scripts/build/lost-chunks.ts). */
export const addressEnd = (): string => end;

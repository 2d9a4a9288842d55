/** An action that is asked for again while it runs goes on as the one it is: two quick presses ask, send and say it once. */
export function once(act: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () =>
    (running ??= act().finally(() => {
      running = null;
    }));
}

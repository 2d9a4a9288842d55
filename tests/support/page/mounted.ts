/**
 * Ends of what a test has mounted; setup-dom.ts calls them after each test. Files of a worker share this module: a hook
 * that it registered would be that of the first file alone.
 */
export const mounted = new Set<() => void>();
export function unmountAll(): void {
  for (const unmount of mounted) unmount();
}

import { signal } from '@preact/signals-core';

/** The QR control is a chunk of its own: nobody who pays from the wallet needs it. */
export function createCodeDrawing(load = () => import('#ui/QrCode.tsx')) {
  const chunk = signal<Awaited<ReturnType<typeof load>> | null>(null);
  const hasFailed = signal(false);
  let isLoading = false;
  return {
    chunk,
    hasFailed,
    /** Loads it unless it is there or on its way; after a failure it tries again. */
    want() {
      if (isLoading || chunk.peek()) return;
      isLoading = true;
      hasFailed.value = false;
      load()
        .then(
          (loaded) => (chunk.value = loaded),
          () => (hasFailed.value = true),
        )
        .finally(() => (isLoading = false));
    },
  };
}

import { signal } from '@preact/signals-core';
import { guarded } from '#base/stray.ts';

const visible = signal(true);
const online = signal(true);
let users = 0;

const look = guarded((): void => {
  visible.value = document.visibilityState !== 'hidden';
  online.value = navigator.onLine !== false;
});

/** Is the page shown, is there a network: one listener each for all mounts of the page, gone with the last of them. */
export function watchPage() {
  if (users === 0) {
    look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
  }
  users += 1;
  return {
    visible,
    online,
    stop() {
      users -= 1;
      if (users > 0) return;
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    },
  };
}

import { signal } from '@preact/signals-core';

/** Is the page shown, is there a network: one listener each per mount, removed with it. */
export function watchPage() {
  const visible = signal(document.visibilityState !== 'hidden');
  const online = signal(navigator.onLine !== false);
  const look = () => {
    visible.value = document.visibilityState !== 'hidden';
    online.value = navigator.onLine !== false;
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  window.addEventListener('offline', look);
  return {
    visible,
    online,
    stop() {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    },
  };
}

import { useLayoutEffect } from 'react';

/** Typing that belongs to a field. */
const isField = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Calls `press` for a key of the whole page that no field takes; it answers if it has used the press. */
export function usePageKey(key: string, isOn: boolean, press: () => boolean): void {
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!isField(event.composedPath()[0]) && press()) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [key, isOn, press]);
}

import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useServices } from './widget.ts';

/** View of a widget inside a page, with the props that the page sets. */
type SlotView = ComponentType<Record<string, unknown>>;

interface Slot {
  /** Null while it is being loaded. */
  View: SlotView | null;
  failed: boolean;
  retry(): void;
}

/**
 * Another widget inside a composed page (a home page's search card): a widget never imports another one,
 * it asks the registry by name. The widget shares the page's place and services.
 */
export function useWidget(name: string): Slot {
  const services = useServices();
  const [View, setView] = useState<SlotView | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    setFailed(false);
    const load = services.loadWidget?.(name) ?? Promise.reject(new RangeError(`no widget named "${name}" here`));
    load.then(
      (widget) => isCurrent && setView(() => widget.View as SlotView),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [services, name, tries]);
  return { View, failed, retry: () => setTries(tries + 1) };
}

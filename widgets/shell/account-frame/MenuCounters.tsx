import { useEffect, useRef } from 'react';
import type { WorkbenchCounters } from '#contract/workbench.ts';
import { useValue } from '#kit/readable.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { orderCounters } from '#parts/order/order-counters.ts';

export type MenuCounts = WorkbenchCounters;

/** Reads the counters beside the menu's entries; they come after the menu, as the server's answer does. */
export function MenuCounters({ onRead }: { onRead: (counts: MenuCounts | null) => void }) {
  const services = useServices();
  const counters = useModel(() => orderCounters(services));
  const waiting = useValue(counters.data);
  // A payment, a booking or a cancellation on one page changes the counts of the next.
  const placeName = useValue(services.place).name;
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) void counters.load();
    isFirst.current = false;
  }, [placeName, counters]);
  useEffect(() => onRead(waiting), [waiting, onRead]);
  return null;
}

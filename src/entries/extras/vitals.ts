import type { Extra } from './extras.ts';

interface ScriptTiming {
  sourceURL: string;
  duration: number;
}
/** Chromium 123: names the scripts of a long frame. Other browsers report no long task. */
interface LongFrame extends PerformanceEntry {
  scripts: readonly ScriptTiming[];
}

const longMs = 50;

/** Tells the page what we have cost it so far: once the widget can be used, and again when the page is hidden. */
export function tellVitals({ page, host, widget, readyMs }: Extra): () => void {
  const { cdnBase, apiBase } = page.options;
  const isOurs = (url: string) => url.startsWith(`${cdnBase}/`) || url.startsWith(`${apiBase}/`);
  let [longTasks, longTaskMs] = [0, 0];
  const note = (entries: readonly PerformanceEntry[]) => {
    for (const entry of entries as readonly LongFrame[])
      for (const { sourceURL, duration } of entry.scripts)
        if (isOurs(sourceURL) && duration > longMs) {
          longTasks += 1;
          longTaskMs += Math.round(duration);
        }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'long-animation-frame', buffered: true });

  let told = '';
  const tell = () => {
    note(observer.takeRecords());
    const own = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
      isOurs(name),
    );
    const bytes = own.reduce((sum, { transferSize }) => sum + transferSize, 0);
    const detail = { widget, readyMs: Math.round(readyMs), bytes, requests: own.length, longTasks, longTaskMs };
    const figures = Object.values(detail).join();
    if (figures === told) return;
    told = figures;
    host.dispatchEvent(new CustomEvent('travel:vitals', { bubbles: true, composed: true, detail }));
  };
  const onHide = () => document.visibilityState === 'hidden' && tell();
  document.addEventListener('visibilitychange', onHide);
  // Entries of the moment of readiness are reported with its frame.
  const timer = setTimeout(tell, 200);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('visibilitychange', onHide);
  };
}

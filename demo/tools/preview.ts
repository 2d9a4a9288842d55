import { make } from './dom.ts';
import type { Shown } from './page-state.ts';
import { writeState } from './page-state.ts';

interface Told {
  source?: string;
  kind?: string;
  type?: string;
  detail?: unknown;
  height?: number;
}

/** The frame on the partner's origin: shows a state, takes its height, and reports its events. */
export function startPreview(
  frame: HTMLIFrameElement,
  partner: string,
  heard: (type: string, detail: unknown) => void,
) {
  const address = (shown: Shown) => `${partner}/preview.html#${writeState(shown)}`;
  let isLoaded = false;
  addEventListener('message', ({ source, origin, data }: MessageEvent<Told>) => {
    if (source !== frame.contentWindow || origin !== partner || data?.source !== 'travel-embed-preview') return;
    if (data.kind === 'height') frame.style.height = `${Math.min(1600, Math.max(480, (data.height ?? 0) + 24))}px`;
    if (data.kind === 'event') heard(String(data.type), data.detail);
  });
  return {
    address,
    show(shown: Shown) {
      // Replaced, not opened: the reader's way back leaves the playground, not a former colour.
      if (isLoaded) frame.contentWindow?.location.replace(address(shown));
      else frame.src = address(shown);
      isLoaded = true;
    },
    reload(shown: Shown) {
      isLoaded = false;
      frame.src = 'about:blank';
      setTimeout(() => this.show(shown), 30);
    },
  };
}

/** Desktop and phone: how wide the frame is. */
export function startSizes(group: HTMLElement, stage: HTMLElement): void {
  group.addEventListener('click', ({ target }) => {
    const button = (target as HTMLElement).closest('button');
    if (!button) return;
    for (const one of group.querySelectorAll('button')) one.setAttribute('aria-pressed', String(one === button));
    stage.classList.toggle('narrow', button.dataset['width'] === 'narrow');
  });
}

/** One line in the log of events. */
export function note(log: HTMLElement, type: string, detail: unknown): void {
  const time = new Date().toTimeString().slice(0, 8);
  log.append(
    make(
      'div',
      {},
      make('time', {}, time),
      make('b', {}, `travel:${type}`),
      make('span', {}, detail === null || detail === undefined ? '' : JSON.stringify(detail)),
    ),
  );
  while (log.childElementCount > 60) log.firstElementChild?.remove();
  log.scrollTop = log.scrollHeight;
}

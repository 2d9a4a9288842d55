import { takeStrays } from '#base/stray.ts';

/** A mount that an uncaught error can be brought to. */
interface Owner {
  fail(error: unknown): void;
}

/** Events that enter widget code from outside, besides timers and answers. */
const entered = ['click', 'pointerdown', 'keydown', 'input', 'change', 'focusin', 'focusout', 'submit'];

const owners = new Set<Owner>();
let acting: Owner | undefined;
let ownFiles = '';

function keep(event: Event, error: unknown, file: string): void {
  if (!ownFiles || !file.startsWith(ownFiles)) return;
  // Only ours, and before the handlers of the page that came after us.
  event.preventDefault();
  event.stopImmediatePropagation();
  bring(error);
}

function bring(error: unknown): void {
  const [first] = owners;
  (acting && owners.has(acting) ? acting : first)?.fail(error);
}

const onError = (event: Event): void => {
  if (event instanceof ErrorEvent) keep(event, event.error, event.filename);
};
const onRejection = (event: PromiseRejectionEvent): void => {
  const stack = String((event.reason as Error | undefined)?.stack ?? '');
  keep(event, event.reason, /https?:\/\/[^\s)]+/.exec(stack)?.[0] ?? '');
};

/**
 * Errors of event handlers and promises have no caller of ours. While something is mounted, they are brought to the
 * widget that acted last (base/stray.ts); errors that slip by reach at least none of the page's later handlers.
 * `acts` reports that code of this mount runs now.
 */
export function keepStrayErrors(owner: Owner, root: HTMLElement, files: string): { acts(): void; leave(): void } {
  const acts = () => {
    acting = owner;
  };
  acts();
  ownFiles ||= files;
  if (!owners.size) {
    takeStrays(bring);
    addEventListener('error', onError, true);
    addEventListener('unhandledrejection', onRejection, true);
  }
  owners.add(owner);
  for (const type of entered) root.addEventListener(type, acts, true);
  return {
    acts,
    leave() {
      owners.delete(owner);
      if (owners.size) return;
      removeEventListener('error', onError, true);
      removeEventListener('unhandledrejection', onRejection, true);
    },
  };
}

import { closeByBack } from './close-by-back.ts';

interface DialogOptions {
  /** Gets the focus back. */
  button: HTMLElement;
  /** The style sheet of the application's tokens. */
  tokens: string;
  /** Begins the widget in its element. */
  mount(host: HTMLElement): { ready: Promise<void>; unmount(): void };
}

const look = `dialog{box-sizing:border-box;inset:0;width:1120px;max-width:calc(100% - 32px);height:fit-content;max-height:calc(100% - 48px);margin:auto;padding:0;border:0;outline:1px solid transparent;border-radius:var(--_radius-dialog);background:var(--_bg);color:var(--_text);box-shadow:var(--_shadow-3);overflow:auto;overscroll-behavior:contain}
dialog::backdrop{background:var(--_scrim,#0f17247a)}
header{position:sticky;top:0;z-index:1;display:flex;justify-content:flex-end;padding:6px 8px;background:var(--_bg)}
button{box-sizing:border-box;width:36px;height:36px;margin:0;padding:0;border:0;border-radius:var(--_radius-control);background:none;color:var(--_text-2);font:20px/36px system-ui,sans-serif;cursor:pointer}
button:hover{background:var(--_neutral-soft);color:var(--_text)}
button:focus-visible{outline:2px solid var(--_focus);outline-offset:-2px}
section{padding:0 20px 24px}
@media (max-width:719px){dialog{width:100%;max-width:100%;height:100%;max-height:100%;border-radius:0}section{padding:0 8px 16px}}`;

/** The dialogs that are open, by their buttons: a second press while the first one loads opens no other. */
const open = new WeakSet<HTMLElement>();

const make = <K extends keyof HTMLElementTagNameMap>(name: K): HTMLElementTagNameMap[K] => document.createElement(name);

/** A modal dialog at the end of the page with a widget in it, in a root of its own: no style of the page reaches it. */
export function openDialog({ button, tokens, mount }: DialogOptions): void {
  if (open.has(button)) return;
  open.add(button);
  const frame = make('div');
  const root = frame.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [tokens, look].map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  const dialog = make('dialog');
  const bar = make('header');
  const close = make('button');
  const box = make('section');
  const host = make('div');
  dialog.className = 'root';
  // The widget keeps the focus where a place changes, as in the page's own dialogs.
  dialog.setAttribute('role', 'dialog');
  dialog.setAttribute('aria-label', (button.getAttribute('aria-label') ?? button.textContent).trim());
  close.type = 'button';
  close.textContent = '✕';
  name(button.dataset['locale']);
  host.dataset['load'] = 'eager';
  host.dataset['router'] = 'memory';
  bar.append(close);
  box.append(host);
  dialog.append(bar, box);
  root.append(dialog);
  document.body.append(frame);
  dialog.showModal();
  // It covers the page there, as a page of its own would.
  const takeBack = matchMedia('(max-width:719px)').matches ? closeByBack(end) : undefined;
  const widget = mount(host);
  widget.ready.then(
    () => name(host.shadowRoot?.querySelector<HTMLElement>('.root')?.lang),
    () => undefined,
  );

  function name(locale = ''): void {
    close.setAttribute('aria-label', locale.startsWith('en') ? 'Close' : '关闭');
  }
  function end(): void {
    if (!open.delete(button)) return;
    cleared.disconnect();
    takeBack?.();
    dialog.close();
    widget.unmount();
    frame.remove();
    if (button.isConnected) button.focus({ preventScroll: true });
  }
  // `TravelEmbed.destroy()` leaves a slot alone in the root of the widget.
  const cleared = new MutationObserver(() => host.shadowRoot?.firstElementChild?.localName === 'slot' && end());
  if (host.shadowRoot) cleared.observe(host.shadowRoot, { childList: true });
  close.addEventListener('click', end);
  dialog.addEventListener('close', end);
  closeBeside(dialog, end);
}

/** A press beside the dialog closes it, unless something was typed into it. */
function closeBeside(dialog: HTMLDialogElement, end: () => void): void {
  let isTyped = false;
  let isBeside = false;
  dialog.addEventListener('input', () => (isTyped = true));
  dialog.addEventListener('pointerdown', (event) => (isBeside = event.target === dialog));
  dialog.addEventListener('click', (event) => isBeside && !isTyped && event.target === dialog && end());
}

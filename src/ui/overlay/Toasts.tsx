import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { iconBad, iconOk, iconWarn } from '../icons/icons-basic.ts';
import { useControlStyles } from '../base/root.ts';
import { zoomOf } from '../base/root-node.ts';
import { layers } from './layers-sheet.ts';

interface Toast {
  id: string | number;
  text: string;
  kind: 'ok' | 'warn' | 'bad';
}

const icons = { ok: iconOk, warn: iconWarn, bad: iconBad };

/**
 * Short messages, 16 px below the root's top or the window's, whichever is in sight; at most three at once.
 * The caller sets the time of each message. The live region is rendered before the first message.
 */
export function Toasts<T extends Toast>({ items, onClose }: { items: readonly T[]; onClose: (id: T['id']) => void }) {
  useControlStyles(layers);
  const layer = useRef<HTMLDivElement>(null);
  const shown = items.slice(-3);
  const newest = shown.at(-1)?.id;
  useLayoutEffect(() => {
    const element = layer.current;
    if (!element || newest === undefined || !('showPopover' in element) || !element.isConnected) return;
    // Shown again for each message, so that it is above a dialog opened since the last message.
    element.showPopover();
    const root = element.closest('.root');
    const box = root?.getBoundingClientRect();
    if (box) {
      const zoom = zoomOf(element);
      element.style.top = `${Math.max(0, box.top) / zoom + 16}px`;
      element.style.left = `${box.left / zoom}px`;
      element.style.width = `${box.width / zoom}px`;
    }
    // Below an open dialog everything is mute to screen readers: the dialog itself has to announce it.
    const dialog = [...(root?.querySelectorAll('dialog[open]') ?? [])].at(-1);
    const voice = dialog?.appendChild(element.ownerDocument.createElement('div'));
    if (voice) {
      voice.className = 't-vh';
      voice.setAttribute('role', 'status');
      voice.textContent = element.lastElementChild?.textContent ?? '';
    }
    return () => {
      voice?.remove();
      if (element.isConnected) element.hidePopover();
    };
  }, [newest]);
  return (
    <div role="status">
      <div ref={layer} className="t-toasts" popover="manual">
        {shown.map((toast) => (
          <div
            key={toast.id}
            className={`t-toast t-toast--${toast.kind}`}
            role={toast.kind === 'bad' ? 'alert' : undefined}
            onClick={() => onClose(toast.id)}
          >
            <Icon of={icons[toast.kind]} />
            {toast.text}
          </div>
        ))}
      </div>
    </div>
  );
}

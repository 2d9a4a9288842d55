import { useLayoutEffect, useRef } from 'react';
import { cover } from '#base/cover.ts';
import { guarded } from '#base/stray.ts';
import { isComposing } from '../base/composing.ts';

/** Something open above the rest: a panel, a list, a dialog. The last one opened answers first. */
interface Layer {
  document: Document;
  /** A press inside any of these is no press outside. */
  inside: () => (Element | null | undefined)[];
  /** A dialog lets no press through to the layers below. */
  modal: boolean;
  /** A sheet over the page: the browser's way back closes it. */
  covers?: boolean | undefined;
  close: (why: 'escape' | 'outside') => void;
}

const layers: Layer[] = [];

function onKey(event: KeyboardEvent): void {
  const top = layers.at(-1);
  if (event.key !== 'Escape' || isComposing(event) || !top) return;
  // Escape in a foreign field belongs to the partner's page.
  const from = event.composedPath()[0] as Node;
  const root = top.inside().find(Boolean)?.getRootNode();
  if (from !== top.document.body && from.getRootNode?.() !== root) return;
  // Prevented, the browser does not close a <dialog> on its own.
  event.preventDefault();
  event.stopPropagation();
  top.close('escape');
}

function onPress(event: PointerEvent): void {
  const path = event.composedPath();
  // A press on a control of ours, told to the page once more (runtime/inside/keep-inside.ts): it has been here already.
  if (path[0] === (path.at(-1) as Window).document?.documentElement && !event.isTrusted) return;
  for (const layer of [...layers].reverse()) {
    if (layer.modal || layer.inside().some((element) => element && path.includes(element))) return;
    layer.close('outside');
  }
}

function listen(document: Document, on: boolean): void {
  const change = on ? 'addEventListener' : 'removeEventListener';
  document[change]('keydown', onKey as EventListener, true);
  document[change]('pointerdown', onPress as EventListener, true);
}

/** The topmost sheet is the one that the way back closes, in whatever order they end. */
function showCover(): void {
  const top = layers.findLast(({ covers }) => covers);
  cover.close = top && (() => top.close('escape'));
}

/** Two listeners on the document while anything is open, none otherwise. */
export function useLayer(open: boolean, layer: Omit<Layer, 'document'>): void {
  const now = useRef(layer);
  now.current = layer;
  useLayoutEffect(() => {
    const document = now.current.inside().find(Boolean)?.ownerDocument;
    if (!open || !document) return;
    const entry: Layer = {
      document,
      ...now.current,
      inside: () => now.current.inside(),
      close: guarded((why) => now.current.close(why)),
    };
    if (!layers.some((other) => other.document === document)) listen(document, true);
    layers.push(entry);
    showCover();
    return () => {
      layers.splice(layers.indexOf(entry), 1);
      showCover();
      if (!layers.some((other) => other.document === document)) listen(document, false);
    };
  }, [open]);
}

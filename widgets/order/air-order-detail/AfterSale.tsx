import { useEffect, useRef } from 'react';
import { useLater } from '#kit/part.ts';
import { useValues } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { useAskedDialog } from '#parts/order/sale/use-asked-dialog.ts';
import { focusQuietly, focusedElement, isFocusLost } from '#ui/base/root-node.ts';
import type { PartProps } from './AirOrderDetail.tsx';
import { openSales } from './open-sales.ts';
import type { SaleKind } from './open-sales.ts';

/** The dialog that the address asks for: `?sale=refund`. It is gone from the address as soon as the order does not allow it. */
export function AfterSale({ model, order }: PartProps) {
  const services = useServices();
  const [{ query }] = useValues(services.place, services.config);
  const open = openSales(order, services);
  const asked = query['sale'];
  const kind = open.find((name) => name === asked);
  const refund = useLater(kind === 'refund', () => import('./after-sale/Refund.tsx'));
  const change = useLater(kind === 'change', () => import('./after-sale/Change.tsx'));
  const close = () => model.openSale(undefined);
  useAskedDialog(!!asked, !!kind, close);
  const place = useRef<HTMLSpanElement>(null);
  const shown = useRef<SaleKind>(undefined);
  useEffect(() => {
    const before = shown.current;
    shown.current = kind;
    // Opened by the address, or the button is gone: the way back to it, else to the request that was made.
    if (before && !kind && place.current) focusSale(place.current, before);
  }, [kind]);
  const props = { model, order, onClose: close };
  const toOther = (other: SaleKind) => (open.includes(other) ? () => model.openSale(other) : undefined);
  return (
    <>
      <span ref={place} hidden />
      {kind === 'refund' && refund && <refund.Refund {...props} onOther={toOther('change')} />}
      {kind === 'change' && change && <change.Change {...props} />}
    </>
  );
}

/** A closed dialog leaves the focus at its button, or at the button that withdraws its request. */
function focusSale(place: HTMLElement, kind: SaleKind): void {
  const root = place.getRootNode() as ShadowRoot;
  // Where its button is gone, the dialog gave the focus to a heading, which is no stop.
  if (isFocusLost(place) || (focusedElement(place)?.tabIndex ?? 0) < 0)
    focusQuietly(
      root.querySelector<HTMLElement>(`[data-sale=${kind}]`) ?? root.querySelector<HTMLElement>('[data-sale]'),
    );
}

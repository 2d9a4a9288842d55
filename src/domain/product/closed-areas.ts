import type { ProductSwitch } from './names.ts';

/**
 * Domain of routes → the switch of its product. Where that is off, its pages say so to everyone, and its report is
 * closed. Apart from the rows of products: every page has these bytes before its first widget.
 */
const closing: Readonly<Partial<Record<string, ProductSwitch>>> = { hotel: 'hotel' };

/** The application has closed a domain of routes: it does not sell the product. */
export function isClosedArea(area: string, switches: Readonly<Partial<Record<ProductSwitch, boolean>>>): boolean {
  const by = closing[area];
  return by !== undefined && !switches[by];
}

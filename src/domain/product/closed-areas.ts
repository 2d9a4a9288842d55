import type { ProductSwitch } from './names.ts';

/**
 * The application has closed a domain of routes: it does not sell the product, its pages say so to everyone, and its
 * report is closed. Of hotels alone; apart from the rows of products, since every page has these bytes before its first
 * widget.
 */
export const isClosedArea = (area: string, switches: Readonly<Partial<Record<ProductSwitch, boolean>>>): boolean =>
  area === 'hotel' && !switches.hotel;

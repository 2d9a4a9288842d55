import type { WidgetName } from '#routes/public-widgets.ts';
import { heights, pageHeight, reserved } from './placeholder.ts';

/**
 * The style rule with which a page reserves a widget's height itself, for the time until an `async` loader is there.
 * It reserves the same height as the loader, by the container's own width, and the element's own content stays where it is.
 */
export const heightRule = (name: string, selector = `[data-travel-widget="${name}"]`): string =>
  `${selector} { display: flow-root; }\n${selector}::before { content: ""; float: left; padding-top: ${reserved(name)}; }`;

/** Height that is reserved in a container of this width, px. */
export function heightAt(name: WidgetName, width: number): number {
  const [wide = pageHeight, middle = 0, narrow = 0] = heights[name];
  return wide + (width < 960 ? middle : 0) + (width < 720 ? narrow : 0);
}

import type { WidgetName } from '#routes/public-widgets.ts';
import { heights, pageHeight, reserved } from './placeholder.ts';

/**
 * The style rule with which a page reserves a widget's height itself, for the time until an `async` loader is there.
 * It reserves the same height as the loader, by the container's own width, and the element's own content stays where it is.
 */
export function heightRule(name: string, selector = `[data-travel-widget="${name}"]`): string {
  // As a person writes it: the loader has no byte for these spaces.
  const height = reserved(name).replaceAll(',(', ', (').replaceAll(')*9999,', ') * 9999, ');
  return `${selector} { display: flow-root; }\n${selector}::before { content: ""; float: left; padding-top: ${height}; }`;
}

/** Height that is reserved in a container of this width, px. */
export function heightAt(name: WidgetName, width: number): number {
  const [wide = pageHeight, middle = 0, narrow = 0] = heights[name];
  return wide + (width < 960 ? middle : 0) + (width < 720 ? narrow : 0);
}

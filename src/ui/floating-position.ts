import { platform } from '@floating-ui/dom';
import type { Dimensions } from '@floating-ui/dom';
import { zoomOf } from './root-node.ts';

/** The part of floating-ui that is used; loaded when the first panel opens (7 kB of the first widget's 45). */
export { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom';

/** With a panel's size as it is in the window: floating-ui measures it before the page's `zoom`. */
export const inWindow = {
  ...platform,
  getDimensions: (element: Element): Dimensions => {
    const { width, height } = platform.getDimensions(element) as Dimensions;
    const zoom = zoomOf(element);
    return { width: width * zoom, height: height * zoom };
  },
};

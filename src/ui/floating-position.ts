/** The part of floating-ui that is used; loaded when the first panel opens (7 kB of the first widget's 45). */
export { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom';

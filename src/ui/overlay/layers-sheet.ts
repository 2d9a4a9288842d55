import css from './layers.css?shadow';

/** Of the top layer: comes with what opens there. */
export const layers: readonly string[] = [css];

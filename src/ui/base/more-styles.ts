import css from './more.css?shadow';

/** The small controls that the first form does not show; adopted before the sheet of every later screen. */
export const moreCss: string = css;

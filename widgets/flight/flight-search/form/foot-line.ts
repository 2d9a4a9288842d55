import css from './foot-line.css?shadow';

/** Earlier searches and popular routes in one small chunk that comes after the form can be used. */
export { FootLine } from './PastSearches.tsx';
export const styles: readonly string[] = [css];

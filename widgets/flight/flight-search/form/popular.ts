import { moreCss } from '#ui/more-styles.ts';
import css from './popular.css?shadow';

/** Earlier searches and popular routes, in a chunk that comes after the form can be used. */
export { FootLine } from './PastSearches.tsx';
export { PopularRoutes } from './PopularRoutes.tsx';
export const styles: readonly string[] = [moreCss, css];

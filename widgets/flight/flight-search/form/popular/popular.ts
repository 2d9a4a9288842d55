import { moreCss } from '#ui/base/more-styles.ts';
import css from '#parts/search/places/popular.css?shadow';

/** The popular routes of the provider's own query page, in a chunk that comes after the form can be used. */
export { PopularRoutes } from './PopularRoutes.tsx';
export const styles: readonly string[] = [moreCss, css];

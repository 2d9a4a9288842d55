import { moreCss } from '#ui/base/more-styles.ts';
import css from '#parts/search/places/popular.css?shadow';

/** Popular ways and the times of the sale, of the provider's own search page, in a chunk that comes after the form can be used. */
export { PopularTrains } from './PopularTrains.tsx';
export const styles: readonly string[] = [moreCss, css];

import { moreCss } from '#ui/base/more-styles.ts';
import css from '#parts/search/places/popular.css?shadow';

/** Popular trips of the provider's own search page, in a chunk that comes after the form can be used. */
export { PopularTrips } from '#parts/intl/popular/PopularTrips.tsx';
export const styles: readonly string[] = [moreCss, css];

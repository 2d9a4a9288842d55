import { moreCss } from '#ui/base/more-styles.ts';
import resultsCss from '#parts/search/results.css?shadow';
import intlCss from '#parts/intl/intl.css?shadow';
import css from '#parts/intl/results/results.css?shadow';

/** The itineraries of a search, in a chunk that comes with the first one. */
export { List } from './List.tsx';
export const styles: readonly string[] = [moreCss, resultsCss, intlCss, css];

import { moreCss } from '#ui/base/more-styles.ts';
import railCss from '#parts/rail/results/results.css?shadow';
import resultsCss from '#parts/search/results.css?shadow';
import rideCss from '#parts/rail/ride.css?shadow';
import planCss from '#parts/rail/seat-plan/seat-plan.css?shadow';
import trainsCss from '#parts/rail/trains/trains.css?shadow';

/** The trains of a search, in a chunk that comes with the first one. */
export { List } from './List.tsx';
export const styles: readonly string[] = [moreCss, rideCss, trainsCss, planCss, resultsCss, railCss];

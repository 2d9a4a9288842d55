import { moreCss } from '#ui/base/more-styles.ts';
import resultsCss from '#parts/rail/results/results.css?shadow';
import planCss from '#parts/rail/seat-plan/seat-plan.css?shadow';
import trainsCss from '#parts/rail/trains/trains.css?shadow';
import waysCss from '#parts/rail/ways/ways.css?shadow';
import css from './list.css?shadow';

/** The trains of a search, in a chunk that comes with the first one. */
export { List } from './List.tsx';
export const styles: readonly string[] = [moreCss, trainsCss, planCss, waysCss, resultsCss, css];

import { moreCss } from '#ui/base/more-styles.ts';
import railCss from '#parts/rail/results/results.css?shadow';
import resultsCss from '#parts/search/results.css?shadow';
import rideCss from '#parts/rail/ride.css?shadow';
import trainsCss from '#parts/rail/trains/trains.css?shadow';
import waysCss from '#parts/rail/ways/ways.css?shadow';

/** Plans with one change, in a chunk that comes with their page. */
export { TransferPage } from './TransferPage.tsx';
export const styles: readonly string[] = [moreCss, rideCss, trainsCss, waysCss, resultsCss, railCss];

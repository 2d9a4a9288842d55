import journeyCss from '#ui/journey/journey.css?shadow';
import { moreCss } from '#ui/base/more-styles.ts';
import css from './results.css?shadow';

/** The results in a chunk of their own. */
export { Results } from './Results.tsx';
export const styles: readonly string[] = [moreCss, journeyCss, css];

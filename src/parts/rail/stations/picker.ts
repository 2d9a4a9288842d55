import { moreCss } from '#ui/base/more-styles.ts';
import cityGridCss from '#ui/base/city-grid.css?shadow';
import css from './stations.css?shadow';

/** The panel of one field, in a chunk that comes when it opens. */
export { StationPicker } from './StationPicker.tsx';
export const styles: readonly string[] = [moreCss, cityGridCss, css];

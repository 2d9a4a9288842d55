import calendarCss from '#ui/calendar/calendar.css?shadow';
import cityGridCss from '#ui/base/city-grid.css?shadow';
import { moreCss } from '#ui/base/more-styles.ts';
import css from '#parts/rail/stations/stations.css?shadow';

/** The panels, in a chunk that comes when one is about to open. */
export { DayPicker } from './DayPicker.tsx';
export { StationPicker } from '#parts/rail/stations/StationPicker.tsx';
export const styles: readonly string[] = [moreCss, cityGridCss, calendarCss, css];

import calendarCss from '#ui/calendar/calendar.css?shadow';
import cityGridCss from '#ui/base/city-grid.css?shadow';
import { moreCss } from '#ui/base/more-styles.ts';
import peopleCss from '#parts/search/people.css?shadow';

/** The panels, in a chunk that comes when one is about to open. */
export { DayPicker } from './DayPicker.tsx';
export { PartyPicker } from './PartyPicker.tsx';
export { PlacePicker } from './PlacePicker.tsx';
export const styles: readonly string[] = [moreCss, cityGridCss, calendarCss, peopleCss];

import { calendarCss, cityGridCss } from '#ui/base/control-styles.ts';
import { moreCss } from '#ui/base/more-styles.ts';
import css from './pickers.css?shadow';

/** The panels, in a chunk that comes when one is about to open. */
export { CityPicker } from './CityPanel.tsx';
export { DatePicker } from './DatePanel.tsx';
export { PeoplePicker } from './PeoplePanel.tsx';
export { PriceCalendar } from './PriceCalendar.tsx';
export const styles: readonly string[] = [moreCss, cityGridCss, calendarCss, css];

import { calendarCss, cityGridCss } from '#ui/control-styles.ts';
import { moreCss } from '#ui/more-styles.ts';
import css from './pickers.css?shadow';

/** The insides of the panels, in a chunk that comes when a panel is about to open. */
export { CityPanel } from './CityPanel.tsx';
export { DateFooter, DatePanel } from './DatePanel.tsx';
export { PeopleFooter, PeoplePanel } from './PeoplePanel.tsx';
export { PriceCalendar } from './PriceCalendar.tsx';
export const styles: readonly string[] = [moreCss, cityGridCss, calendarCss, css];

import calendarCss from '#ui/calendar/calendar.css?shadow';
import cityGridCss from '#ui/base/city-grid.css?shadow';
import { moreCss } from '#ui/base/more-styles.ts';
import peopleCss from '#parts/search/people.css?shadow';
import css from './pickers.css?shadow';

/** The panels, in a chunk that comes when one is about to open. */
export { CityPicker } from './city/CityPanel.tsx';
export { DatePicker } from './dates/DatePanel.tsx';
export { PeoplePicker } from './people/PeoplePanel.tsx';
export { PriceCalendar } from './dates/PriceCalendar.tsx';
export const styles: readonly string[] = [moreCss, cityGridCss, calendarCss, peopleCss, css];

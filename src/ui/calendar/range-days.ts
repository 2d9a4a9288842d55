import css from './calendar.css?shadow';

export { Calendar } from './Calendar.tsx';
export const styles = [css];

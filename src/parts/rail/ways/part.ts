import css from './ways.css?shadow';

/** The ways above the trains, in a chunk that comes after these. */
export { Ways } from './Ways.tsx';
export const styles: readonly string[] = [css];

/** One hotel with its rooms and rates, in a chunk of its own. */
export { Details } from './Details.tsx';
export const styles: readonly string[] = [];

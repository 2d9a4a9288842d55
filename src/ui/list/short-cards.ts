import css from './short-cards.css?shadow';

export { ShortCards } from './ShortCards.tsx';
export const styles = [css];

import factsCss from '../display/facts.css?shadow';
import css from './short-cards.css?shadow';

export { ShortCards } from './ShortCards.tsx';
export const styles = [factsCss, css];

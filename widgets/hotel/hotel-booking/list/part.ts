import picturesCss from '#parts/hotel/pictures/pictures.css?shadow';
import { moreCss } from '#ui/base/more-styles.ts';
import mapCss from '../map/map.css?shadow';
import resultsCss from '#parts/search/results.css?shadow';
import css from './list.css?shadow';

/** The list with its map, in a chunk that comes with the first search. */
export { List } from './List.tsx';
export const styles: readonly string[] = [moreCss, picturesCss, mapCss, resultsCss, css];

import { moreCss } from '#ui/base/more-styles.ts';
import timelineCss from '#parts/hotel/cancel-timeline.css?shadow';
import picturesCss from '#parts/hotel/pictures/pictures.css?shadow';
import listCss from '../list/list.css?shadow';
import mapCss from '../map/map.css?shadow';
import css from './details.css?shadow';
import roomsCss from './rooms.css?shadow';

/** One hotel with its rooms and rates, in a chunk of its own. */
export { Details } from './Details.tsx';
export const styles: readonly string[] = [moreCss, timelineCss, picturesCss, mapCss, listCss, css, roomsCss];

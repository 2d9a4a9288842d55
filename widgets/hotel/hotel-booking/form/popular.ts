import picturesCss from '#parts/hotel/pictures/pictures.css?shadow';
import { moreCss } from '#ui/base/more-styles.ts';
import popularCss from '#parts/search/places/popular.css?shadow';
import css from './popular.css?shadow';

/** The popular hotels of the provider's own search page, in a chunk that comes after the form can be used. */
export { PopularHotels } from './PopularHotels.tsx';
export const styles: readonly string[] = [moreCss, popularCss, picturesCss, css];

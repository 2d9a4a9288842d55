import type { LoadPicture } from '#ui/states/Empty.tsx';

const load = async (name: 'flight' | 'hotel' | 'train') => (await import('./art.ts')).art[name];

/** Pictures of pages without content, as `Empty` takes them. */
export const flightArt: LoadPicture = () => load('flight');
export const hotelArt: LoadPicture = () => load('hotel');
export const trainArt: LoadPicture = () => load('train');

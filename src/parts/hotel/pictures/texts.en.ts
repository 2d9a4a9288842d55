import type { Twin } from '#base/wording.ts';
import type { photoTexts } from './texts.ts';

export const texts: Twin<typeof photoTexts> = {
  pictureNames: {
    building: 'The building (drawing)',
    room: 'Room (drawing)',
    bath: 'Bathroom (drawing)',
    lobby: 'Lobby (drawing)',
    pool: 'Pool (drawing)',
    dining: 'Restaurant (drawing)',
  },
  previous: 'Previous',
  next: 'Next',
  keys: 'Arrow keys turn the pictures',
};

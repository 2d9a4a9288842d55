import type { Twin } from '#base/wording.ts';
import type { MapTexts } from './texts.ts';

export const texts: Twin<MapTexts> = {
  nameOf: (name) => name,
  map: (city) => `Map of hotels in ${city}`,
  keys: 'Arrow keys move between hotels, plus and minus zoom',
  searchOnMove: 'Search as I move the map',
  searchHere: 'Search here',
  beyond: (hotels) => `${hotels} more beyond`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  full: 'Sold out',
  overMark: '!',
  over: 'Above standard',
  within: 'Within standard',
  seen: 'Seen',
  from: (price) => `from ¥${price}`,
  pin: (parts) => parts.filter(Boolean).join(', '),
  group: (hotels) => `${hotels} from`,
  groupPin: (hotels, price) => `${hotels} hotels, ${price}, zoom in`,
};

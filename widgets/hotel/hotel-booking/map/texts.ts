export const mapTexts = {
  /** The name of a place of the map. */
  nameOf: (name: string): string => name,
  map: (city: string) => `${city}酒店地图`,
  keys: '方向键在酒店间移动，加减号缩放',
  searchOnMove: '移动地图时搜索',
  searchHere: '在此区域搜索',
  beyond: (hotels: number) => `图外还有 ${hotels} 家`,
  zoomIn: '放大',
  zoomOut: '缩小',
  full: '满房',
  overMark: '超',
  over: '超标',
  within: '合规',
  seen: '看过',
  from: (price: string) => `¥${price} 起`,
  /** `外滩云汀酒店 ¥780 起 超标` */
  pin: (parts: readonly (string | false)[]) => parts.filter(Boolean).join(' '),
  group: (hotels: number) => `${hotels} 家`,
  groupPin: (hotels: number, price: string) => `${hotels} 家${price}，放大查看`,
};

export type MapTexts = typeof mapTexts;

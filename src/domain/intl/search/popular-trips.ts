/** A city with its name, so that no table of cities is needed for it. */
export interface NamedCity {
  code: string;
  name: string;
}

const cityOf = (word: string): NamedCity => ({ code: word.slice(0, 3), name: word.slice(3) });

/** Cities abroad that most people fly to from the large ones. */
export const popularTrips: readonly (NamedCity & { to: readonly NamedCity[] })[] = [
  'SHA上海：TYO东京 OSA大阪 SEL首尔 BKK曼谷 SIN新加坡 PAR巴黎 LON伦敦 SYD悉尼',
  'BJS北京：TYO东京 SEL首尔 SIN新加坡 BKK曼谷 LON伦敦 FRA法兰克福 NYC纽约 DXB迪拜',
  'CAN广州：BKK曼谷 KUL吉隆坡 SIN新加坡 TYO东京 SYD悉尼 DXB迪拜 IST伊斯坦布尔 LAX洛杉矶',
  'SZX深圳：BKK曼谷 KUL吉隆坡 SIN新加坡 TYO东京 OSA大阪 SEL首尔 LON伦敦 LAX洛杉矶',
  'CTU成都：BKK曼谷 SIN新加坡 TYO东京 SEL首尔 DXB迪拜 PAR巴黎 FRA法兰克福 AMS阿姆斯特丹',
  'HGH杭州：OSA大阪 TYO东京 SEL首尔 BKK曼谷 SIN新加坡 KUL吉隆坡 DXB迪拜 AMS阿姆斯特丹',
].map((line) => {
  const [from = '', to = ''] = line.split('：');
  return { ...cityOf(from), to: to.split(' ').map(cityOf) };
});

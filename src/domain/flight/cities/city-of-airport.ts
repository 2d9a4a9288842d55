/** Airports whose code is not that of their city, as `airport: city`; every other airport shares its code with its city. */
const cityOf: Readonly<Record<string, string>> = {
  PEK: 'BJS',
  PKX: 'BJS',
  PVG: 'SHA',
  TFU: 'CTU',
  TSA: 'TPE',
  WMT: 'ZYI',
  DDR: 'RKZ',
  APJ: 'NGQ',
};

/** BJS of PEK and PKX: small enough for pages that do not load the table of cities. */
export const cityCodeOf = (airport: string): string => cityOf[airport] ?? airport;

/** Telephones of airlines for travellers; of an airline that is not here only its name is known. */
const table =
  'CA95583 MU95530 FM95530 CZ95539 HU95339 ZH95361 MF95557 3U95378 SC95369 HO95520 9C95524 GS95350 JD95375 KN400-102-6666 8L95326 PN95373';

const phones = new Map(table.split(' ').map((word) => [word.slice(0, 2), word.slice(2)]));

export const airlinePhoneOf = (code: string): string => phones.get(code) ?? '';

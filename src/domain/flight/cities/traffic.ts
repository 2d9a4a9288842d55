import { cities } from './cities.ts';

/** About how many million passengers a year, by city code; others have `smallCity`. */
const table = `SHA124.6 BJS116.8 CTU87.3 CAN76.4 SZX61.5 CKG48.7 HGH48 KMG47.2 XIY47 CSX32.2 WUH31.5 NKG31.4 XMN28.9 CGO28.5 URC27.8 HAK26.9
TAO26.2 SHE24.6 HRB23.8 DLC21.5 SYX21.4 KWE20.9 TSN20.1 TNA20 LHW17.6 CGQ17 FOC16.6 TYN16.2 NNG15.6 NGB15.1 HET14.5 HFE13.4 WNZ13.3 ZUH13
KHN11.5 SJW11.2 INC10 WUX9.8 SWA9.8 JJN9.2 YNT9 XNN8.5 JHG8.2 KWL8.2 LJG8.1 LXA6.8 CZX4.6 NTG4.6 XUZ4.6 YTY4.3 YIH4 KHG4 UYN3.4 MIG3.4
LYI3.2 ZYI3.2 ZHA3.2 DSN3.2 BHY3 WEH3 DLU3 KRL3 HLD3 HUZ2.9 BAV2.9 HIA2.8 YCU2.8 HTN2.7 YIW2.6 AKU2.6 LUM2.5 YIN2.4 YNZ2.3 KOW2.2 ENH2.2
XFN2.1 LZO2.1 YBP2.1 YNJ2 HSN1.9 LZH1.9 CIF1.8 LYG1.7 HYN1.7 ACX1.7 DYG1.6 JNG1.6 XIC1.6 TEN1.6 LYA1.5 NAO1.5 NNY1.4 TCZ1.4 TGO1.4 RIZ1.3
DAT1.3 HDG1.3 FUG1.2 MDG1.2 DNH1.2 JMU1.1 BFJ1.1 BSD1 DIG1 HMI1 HLH1 JNZ1 DQA1 AAT.9 CGD.9 YIC.9 KCA.9 CIH.9 DOY.9 JGN.9 XIL.9 SQD.8 XAI.8
HJJ.8 WEF.8 QSZ.8 ENY.8 LLV.8 YKH.8 NDG.8 JDZ.8 TXN.7 MXZ.7 LPF.7 SYM.7 LZY.7 HZG.7 NBS.7 LFQ.7`;
const smallCity = 0.35;

const millions = new Map(table.split(/\s+/).map((word) => [word.slice(0, 3), Number(word.slice(3))]));
export const trafficOf = (city: string): number => millions.get(city) ?? smallCity;

/** 1 the four largest cities, 2 the other hubs, 3 the rest. */
export const tierOf = (city: string): 1 | 2 | 3 => (trafficOf(city) > 60 ? 1 : trafficOf(city) > 10 ? 2 : 3);

/** Only mainland cities: Hong Kong, Macao and Taiwan are not domestic flights. */
export const domesticCities: readonly string[] = cities
  .filter((city) => city.country === 'CN')
  .map((city) => city.code);

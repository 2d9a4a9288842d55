/** An airline of the network. */
export interface Carrier {
  code: string;
  /** 星空联盟; "" without one. */
  alliance: string;
  /** Its home airports, the first the largest. */
  hubs: readonly string[];
  /** One cabin, baggage for money, no partners. */
  isLowCost: boolean;
  /** Flies no farther (km). */
  reach: number;
  /** Above 1: more places far away than airlines of its size. */
  pull: number;
}

const alliances: Readonly<Record<string, string>> = { S: '星空联盟', T: '天合联盟', O: '寰宇一家', '-': '', L: '' };

/** Code, alliance (S T O, - none, L low cost), reach in hundreds of km, pull in tenths, hubs. */
const table = `CA S 130 10 PEK PVG TFU
MU T 130 10 PVG KMG XIY
CZ - 130 10 CAN PKX WUH
HU - 125 8 PEK HAK SZX
MF T 120 6 XMN FOC HGH
3U - 105 6 TFU CKG
ZH S 60 5 SZX
HO - 105 6 PVG NKG
9C L 45 8 SHA PVG
CX O 130 12 HKG
HX - 50 7 HKG
UO L 45 8 HKG
NX - 45 7 MFM
CI T 130 10 TPE
BR S 130 10 TPE
JL O 130 10 NRT HND KIX
NH S 130 10 HND NRT KIX
KE T 130 12 ICN
OZ S 125 8 ICN
SQ S 135 12 SIN
TR L 75 8 SIN
TG S 105 10 BKK
FD L 40 9 DMK
MH O 110 9 KUL
AK L 40 9 KUL
D7 L 75 6 KUL
VN T 115 8 HAN SGN
VJ L 50 8 SGN HAN
PR - 130 7 MNL
GA T 110 7 CGK DPS
EK - 140 16 DXB
EY - 135 13 AUH
QR O 140 16 DOH
TK S 135 16 IST
SU - 80 8 SVO
BA O 115 10 LHR
LH S 115 11 FRA MUC
AF T 120 11 CDG
KL T 120 10 AMS
AY O 100 9 HEL
SK T 100 7 CPH ARN
LX S 110 8 ZRH
OS S 100 7 VIE
UA S 135 10 SFO EWR ORD
DL T 130 9 DTW SEA ATL
AA O 130 9 DFW LAX
AC S 130 10 YVR YYZ
QF O 140 9 SYD MEL
NZ S 120 8 AKL
ET S 130 11 ADD
MS S 100 8 CAI
AI S 130 8 DEL
UL O 95 6 CMB
OM - 70 6 UBN
KC - 70 7 ALA NQZ`;

export const carriers: ReadonlyMap<string, Carrier> = new Map(
  table.split('\n').map((line) => {
    const [code = '', mark = '', reach = '', pull = '', ...hubs] = line.split(' ');
    return [
      code,
      {
        code,
        alliance: alliances[mark] ?? '',
        hubs,
        isLowCost: mark === 'L',
        reach: Number(reach) * 100,
        pull: Number(pull) / 10,
      },
    ];
  }),
);

/** Airlines that sell each other's flights outside of an alliance. */
const agreements = new Set(
  'CZ-AF CZ-KL CZ-QR CZ-BA CZ-AA CZ-MF CZ-3U CA-CX CA-ZH MU-QF MU-HO MU-JL HO-AY HU-EY HU-TK HX-HU NX-CA SU-CZ PR-NH EK-UA EK-QF EY-AF OM-KE KC-LH KC-TK 3U-CA'.split(
    ' ',
  ),
);

/** One ticket may have flights of both. */
export function arePartners(one: string, other: string): boolean {
  if (one === other) return true;
  const [a, b] = [carriers.get(one), carriers.get(other)];
  if (!a || !b || a.isLowCost || b.isLowCost) return false;
  return (
    (a.alliance !== '' && a.alliance === b.alliance) ||
    agreements.has(`${one}-${other}`) ||
    agreements.has(`${other}-${one}`)
  );
}

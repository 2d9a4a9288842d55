/** An aircraft type, IATA code as key. Written by scripts/build/flight-tables.mjs. */
interface Aircraft {
  code: string;
  icao: string;
  /** 波音 787-9 */
  name: string;
  size: '大型' | '中型' | '小型';
  fewestSeats: number;
  mostSeats: number;
}

const table = `919|C919|中国商飞 C919|中型|158|192
ARJ|AJ27|中国商飞 C909（ARJ21）|小型|78|97
319|A319|空客 A319|中型|128|138
320|A320|空客 A320|中型|150|186
32N|A20N|空客 A320neo|中型|158|186
321|A321|空客 A321|中型|177|220
32Q|A21N|空客 A321neo|中型|194|230
332|A332|空客 A330-200|大型|227|265
333|A333|空客 A330-300|大型|284|311
359|A359|空客 A350-900|大型|306|334
388|A388|空客 A380-800|大型|484|517
737|B737|波音 737-700|中型|128|140
738|B738|波音 737-800|中型|159|189
7M8|B38M|波音 737 MAX 8|中型|166|189
763|B763|波音 767-300|大型|214|260
772|B772|波音 777-200|大型|301|345
77W|B77W|波音 777-300ER|大型|309|392
74H|B748|波音 747-8|大型|365|405
788|B788|波音 787-8|大型|213|266
789|B789|波音 787-9|大型|269|293
E90|E190|巴西航空工业 E190|小型|98|106
CR9|CRJ9|庞巴迪 CRJ900|小型|86|90
MA6|MA60|新舟 60|小型|50|60
DH4|DH8D|庞巴迪 Q400|小型|70|78`;

export const aircraft: ReadonlyMap<string, Aircraft> = new Map(
  table.split('\n').map((line) => {
    const [code = '', icao = '', name = '', size = '', fewest = '', most = ''] = line.split('|');
    return [
      code,
      { code, icao, name, size: size as Aircraft['size'], fewestSeats: Number(fewest), mostSeats: Number(most) },
    ];
  }),
);

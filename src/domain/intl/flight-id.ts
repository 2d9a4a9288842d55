interface Flying {
  flightNo: string;
  orgAirport: string;
  dstAirport: string;
  depTime: string;
}

/** Names a flight on its day: `CA933-20261012-PEKCDG`, the day by the clock of the departure. */
export const flightIdOf = ({ flightNo, orgAirport, dstAirport, depTime }: Flying): string =>
  `${flightNo}-${depTime.slice(0, 10).replaceAll('-', '')}-${orgAirport}${dstAirport}`;

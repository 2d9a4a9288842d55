/** Words of the choice of a departure station, where the application leaves it open. */
export const departureTexts = {
  station: '出发站',
  own: (station: string) => `${station}（原出发站）`,
  all: (city: string) => `${city}所有车站`,
};

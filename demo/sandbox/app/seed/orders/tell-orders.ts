/** A line at the beginning and for each quarter of the orders that a first start makes. */
export function tellOrders(say: (line: string) => void): (made: number, all: number) => void {
  let told = -1;
  return (made, all) => {
    const quarter = Math.floor((4 * made) / all);
    if (quarter === told) return;
    told = quarter;
    say(made ? `  ${made} of ${all} orders` : 'making the demo orders, once for a data folder, a minute or two …');
  };
}

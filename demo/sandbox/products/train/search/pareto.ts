/**
 * Points that no other beats, when they come in falling order of departure: of those so far a point is beaten by one
 * that arrives no later and costs no more. Points with one departure may beat each other in any order.
 */
interface Front<Point> {
  /** Something as early and as cheap is there. */
  isBeaten(arrives: number, price: number): boolean;
  add(arrives: number, price: number, point: Point): void;
  /** Later points have an earlier departure than all so far: those stay whatever comes. */
  nextDeparture(): void;
  all(): Point[];
}

interface Step<Point> {
  arrives: number;
  price: number;
  point: Point;
  /** Of the departure that is under way: a better point may still beat it. */
  isOpen: boolean;
}

export function pareto<Point>(): Front<Point> {
  /** Later arrivals are cheaper. */
  let steps: Step<Point>[] = [];
  const kept: Point[] = [];

  /** Index of the first step that arrives after `arrives`. */
  function after(arrives: number): number {
    let low = 0;
    let high = steps.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((steps[middle]?.arrives ?? 0) <= arrives) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function close(): void {
    for (const step of steps) {
      if (step.isOpen) kept.push(step.point);
      step.isOpen = false;
    }
  }

  return {
    isBeaten: (arrives, price) => (steps[after(arrives) - 1]?.price ?? Infinity) <= price,
    add(arrives, price, point) {
      const at = after(arrives);
      let begin = at;
      while (begin > 0 && steps[begin - 1]?.arrives === arrives) begin -= 1;
      let end = at;
      while (end < steps.length && (steps[end]?.price ?? 0) >= price) end += 1;
      // A closed step that is beaten now has a later departure: it is among the points already.
      steps = [...steps.slice(0, begin), { arrives, price, point, isOpen: true }, ...steps.slice(end)];
    },
    nextDeparture: close,
    all() {
      close();
      return kept;
    },
  };
}

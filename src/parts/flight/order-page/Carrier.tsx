import { airlineNameOf } from '#domain/flight/airline-names.ts';
import { useSay } from '#kit/say.ts';

/** The airline that flies what another one sells. */
export function Carrier({ label, flightNo }: { label: string; flightNo: string }) {
  const { say } = useSay();
  return (
    <div className="t-s12 t-3">
      {label} {say(airlineNameOf(flightNo.slice(0, 2)))} {flightNo}
    </div>
  );
}

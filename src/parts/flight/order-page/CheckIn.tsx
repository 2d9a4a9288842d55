import { airlineNameOf } from '#domain/flight/airline-names.ts';
import { airlinePhoneOf } from '#domain/flight/airline-phones.ts';
import { useSay } from '#kit/say.ts';

interface CheckInProps {
  /** The airline that flies. */
  airline: string;
  /** Where it checks in, by its name. */
  at: (airline: string) => string;
}

/** Where travellers check in, and the telephone of their airline. */
export function CheckIn({ airline, at }: CheckInProps) {
  const { say } = useSay();
  const phone = airlinePhoneOf(airline);
  return (
    <>
      {say('。')}
      {at(say(airlineNameOf(airline)))}
      {phone && (
        <>
          {' '}
          <a className="t-link" href={`tel:${phone.replaceAll('-', '')}`}>
            {phone}
          </a>
        </>
      )}
    </>
  );
}

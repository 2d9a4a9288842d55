import { RouteLink } from '#screens/RouteLink.tsx';

/** Before a standard in words: the way to the own one; of colleagues its name. */
export const StandardName = ({ whose, own, others }: { whose: string | undefined; own: string; others: string }) =>
  whose ? (
    <b>{others}</b>
  ) : (
    <RouteLink to="travel_standard" className="t-m">
      {own}
    </RouteLink>
  );

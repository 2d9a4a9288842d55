import type { FlightConflict, Verified } from '#contract/flight.ts';
import { useValue } from '#kit/readable.ts';
import { useStyles } from '#kit/use-styles.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { InsuranceSection } from './InsuranceSection.tsx';
import { VoucherSection } from './VoucherSection.tsx';
import { extrasTexts } from './extras-texts.ts';
import type { BookingModel } from '../model.ts';
import { gpTexts } from '#parts/flight/words/gp-texts.ts';
import css from './extras.css?shadow';

const styles = [css];

export { RefundCard } from './RefundCard.tsx';

/** Title of seats that cannot be had. `given`: a partner's own wording is among them. */
export const goneTitle = (lost: FlightConflict | null, given: object, words = { ...extrasTexts, ...given }): string =>
  lost?.kind === 'soldOut' && lost.adultsOnly ? words.adultsOnlyTitle : words.soldOutTitle;

/** Extras of the tickets. In a chunk of their own with the refund card: they are shown once the price is known. */
export function Extras({ model, verified }: { model: BookingModel; verified: Verified }) {
  useStyles(styles);
  return (
    <>
      <GpOffer model={model} />
      <InsuranceSection model={model} verified={verified} />
      <VoucherSection model={model} />
    </>
  );
}

/** The way to a government-purchase ticket; a partner's roles know no such orders. */
function GpOffer({ model }: { model: BookingModel }) {
  const user = useValue(useServices().session.user);
  const t = useTexts('flight-gp', gpTexts);
  if (model.isBusiness || model.choice.isGp || user?.isThirdParty) return null;
  return (
    <p className="t-s13 t-2">
      {t.ask} <LinkButton onClick={() => model.bookAs(true)}>{t.toGp}</LinkButton>
    </p>
  );
}

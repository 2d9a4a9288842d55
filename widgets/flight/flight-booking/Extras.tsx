import type { Verified } from '#contract/flight.ts';
import { InsuranceSection } from './InsuranceSection.tsx';
import { VoucherSection } from './VoucherSection.tsx';
import type { BookingModel } from './model.ts';

export { RefundCard } from './RefundCard.tsx';

/** Extras of the tickets. In a chunk of their own with the refund card: they are shown once the price is known. */
export function Extras({ model, verified }: { model: BookingModel; verified: Verified }) {
  return (
    <>
      <InsuranceSection model={model} verified={verified} />
      <VoucherSection model={model} />
    </>
  );
}

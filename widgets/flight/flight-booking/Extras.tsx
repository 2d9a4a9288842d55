import type { Verified } from '#contract/flight.ts';
import { InsuranceSection } from './InsuranceSection.tsx';
import { VoucherSection } from './VoucherSection.tsx';
import type { BookingModel } from './model.ts';

export { RefundCard } from './RefundCard.tsx';

/** What may be added to the tickets. In a chunk of its own with the refund card: nobody needs them before the price is known. */
export function Extras({ model, verified }: { model: BookingModel; verified: Verified }) {
  return (
    <>
      <InsuranceSection model={model} verified={verified} />
      <VoucherSection model={model} />
    </>
  );
}

import { application } from '#contract/application.ts';
import type { BookedProduct } from '#domain/company/preferences.ts';
import type { Services } from '#kit/services.ts';
import { bookLeg } from '#parts/application/book-leg.ts';

/** As if the application had been pressed in this tab, where it can still be booked from. */
export async function readLeg(services: Services, applicationId: string, product: BookedProduct): Promise<void> {
  const found = await services.api.send(application.detail, { applicationId }, { quiet: 'all' });
  if (found.ok && found.data.acts.includes('book')) bookLeg(services, found.data, product);
}

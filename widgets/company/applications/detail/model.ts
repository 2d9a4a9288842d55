import { computed, signal } from '@preact/signals-core';
import { application as calls } from '#contract/application.ts';
import type { ApplicationDetail, ApplicationLeg, TripProduct } from '#contract/application-views.ts';
import { approval } from '#contract/approval.ts';
import type { AuditDetail } from '#contract/approval.ts';
import { createResource } from '#kit/resources/resource.ts';
import type { Resource } from '#kit/resources/resource.ts';
import type { Services } from '#kit/services.ts';
import { bookLeg } from '#parts/application/book-leg.ts';
import { saveAttachment } from '#parts/application/save-attachment.ts';
import type { ActTexts } from '#parts/application/words/act-texts.ts';
import { createClose, createRemove, createUrge, createWithdraw, openCopy, openForm } from '#parts/application/acts.ts';
import type { SeenApplication } from '#parts/application/acts.ts';

/** Data older than this are read again when the page comes back into view. */
const freshMs = 15_000;

/** One application with its orders, and the case that decides it. */
export function createTripPage(services: Services, texts: ActTexts, applicationId: string) {
  const page = createResource(services, calls.detail, { applicationId }, { freshMs, onAnswer: follow });
  const story = signal<Resource<AuditDetail> | null>(null);
  let caseNo = '';

  /** The case changes with each submission. */
  function follow(known: ApplicationDetail): void {
    if (!known.caseNo) return;
    if (known.caseNo !== caseNo) {
      story.peek()?.dispose();
      caseNo = known.caseNo;
      story.value = createResource(services, approval.detail, { caseNo });
    }
    void story.peek()?.load();
  }

  const load = () => page.load();
  const withdraw = createWithdraw(services, texts, load);
  const close = createClose(services, texts, load);
  const urge = createUrge(services, texts, load);
  const remove = createRemove(services, texts, (outcome) => {
    const isGone = outcome.ok && page.data.peek()?.change === null;
    if (isGone) services.navigate('travel_application');
    else void load();
  });
  const seen = ({ lock, content, change }: ApplicationDetail): SeenApplication => ({
    applicationId,
    lock,
    reason: content.reason,
    isChange: change !== null,
  });
  void load();
  return {
    page,
    story,
    busy: computed(() => [withdraw, close, remove].some(({ busy }) => busy.value !== null) || urge.busy.value !== null),
    withdraw: (one: ApplicationDetail) => void withdraw.run(seen(one)),
    modify: () => openForm(services, applicationId),
    close: (one: ApplicationDetail) => void close.run(seen(one)),
    copy: () => openCopy(services, applicationId),
    remove: (one: ApplicationDetail) => void remove.run(seen(one)),
    urge: () => void urge.run(caseNo),
    edit: () => openForm(services, applicationId),
    book(known: ApplicationDetail, leg: ApplicationLeg): void {
      if (!leg.book) return;
      bookLeg(services, known, leg.product, leg.booked > 0 ? leg.open : undefined);
      services.navigate(leg.book.route, leg.book.query);
    },
    /** Of a trip over cities: the search of a product, whose order will be booked from the application. */
    search(known: ApplicationDetail, product: TripProduct): void {
      const search = known.searches[product];
      if (!search) return;
      bookLeg(services, known, product);
      services.navigate(search.route, search.query);
    },
    openFile: (attachmentId: string): Promise<void> => saveAttachment(services, attachmentId),
    back() {
      if (!services.back()) services.navigate('travel_application');
    },
    dispose() {
      page.dispose();
      story.peek()?.dispose();
    },
  };
}

export type TripPageModel = ReturnType<typeof createTripPage>;

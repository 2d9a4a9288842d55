import type { z } from 'zod';
import { tidyDay } from '#base/typed-day.ts';
import type { passengerSchemas } from '#contract/passenger.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { certTypes } from '#domain/passenger/documents/cert-types.ts';
import { cardOf, checkSavedPassenger } from '#domain/passenger/check-saved.ts';
import { certKey } from '#domain/passenger/documents/duplicates.ts';
import { tidyCertNo } from '#domain/passenger/documents/id-card.ts';
import { tidyName } from '#domain/passenger/names/names.ts';
import { badInput } from '../../ground/call.ts';

/** A passenger as sent, without the key of the call. */
export type SaveInput = Omit<z.output<typeof passengerSchemas.save>, 'requestId'>;

/** A passenger ready to be stored: numbers and names tidied, birthday and sex from the ID card. */
export interface Checked {
  name: string;
  englishName: string;
  bornDate: string;
  sex: 'M' | 'F' | '';
  documents: (SaveInput['documents'][number] & { certKey: string })[];
}

/** Judges what was sent, the first fault first. */
export function checkSaved(input: SaveInput, today: string): { refusal: Envelope<never> } | { checked: Checked } {
  const [fault] = Object.entries(checkSavedPassenger(input, today));
  if (fault) return { refusal: badInput(...fault) };
  const documents = input.documents.map((document) => ({
    ...document,
    certNo: tidyCertNo(document.certNo),
    ...(document.certValidDate && { certValidDate: tidyDay(document.certValidDate) }),
  }));
  const card = cardOf(documents, today);
  return {
    checked: {
      name: tidyName(input.name, 'either'),
      englishName: input.englishName ? tidyName(input.englishName, 'latin') : '',
      bornDate: card?.birthday ?? tidyDay(input.bornDate ?? ''),
      sex: card?.sex ?? input.sex ?? '',
      documents: documents.map((one) => ({ ...one, certKey: certKey(one) })),
    },
  };
}

/** `身份证`, for sentences. */
export const certLabel = (type: keyof typeof certTypes): string => certTypes[type].short;

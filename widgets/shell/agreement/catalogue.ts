import { importAgain } from '#kit/part.ts';
import type { Document } from './content/document.ts';

/** Every text by the type of its address (agreement_frame/:type); each is loaded when it is opened. */
const loaders: Readonly<Record<string, () => Promise<{ document: Document }>>> = {
  service_agreement: () => import('./content/service-agreement.ts'),
  privacy: () => import('./content/privacy.ts'),
  air_rules: () => import('./content/air-rules.ts'),
  dangerous_goods: () => import('./content/dangerous-goods.ts'),
  hotel_rules: () => import('./content/hotel-rules.ts'),
  train_rules: () => import('./content/train-rules.ts'),
  company: () => import('./content/company.ts'),
};

/** The list beside every text; notices come from the server. */
export const types = ['service_agreement', 'privacy', 'air_rules', 'dangerous_goods', 'train_rules', 'hotel_rules', 'notices', 'company'] as const;
export type DocumentType = (typeof types)[number];

export const isType = (text: string): text is DocumentType => types.includes(text as DocumentType);

export const loadDocument = async (type: Exclude<DocumentType, 'notices'>): Promise<Document> => {
  const load = loaders[type];
  if (!load) throw new RangeError(`no text of type "${type}"`);
  return (await importAgain(load)).document;
};

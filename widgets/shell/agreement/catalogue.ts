import { importAgain } from '#kit/part.ts';
import type { Document } from './content/document.ts';

/** Every text by the type of its address (agreement_frame/:type); each is loaded when it is opened. */
const loaders: Readonly<Record<TextType, () => Promise<{ document: Document }>>> = {
  service_agreement: () => import('./content/service-agreement.ts'),
  privacy: () => import('./content/privacy.ts'),
  air_rules: () => import('./content/air-rules.ts'),
  dangerous_goods: () => import('./content/dangerous-goods.ts'),
  hotel_rules: () => import('./content/hotel-rules.ts'),
  train_rules: () => import('./content/train-rules.ts'),
  company: () => import('./content/company.ts'),
};

/** The list beside every text; notices come from the server. */
export const types = [
  'service_agreement',
  'privacy',
  'air_rules',
  'dangerous_goods',
  'train_rules',
  'hotel_rules',
  'notices',
  'company',
] as const;
export type DocumentType = (typeof types)[number];
/** The others but the notices: texts in chunks of their own. */
export type TextType = Exclude<DocumentType, 'notices'>;

export const isText = (type: string): type is TextType => type in loaders;

export const loadDocument = async (type: TextType): Promise<Document> => (await importAgain(loaders[type])).document;

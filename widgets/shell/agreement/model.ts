import { resourceFrom } from '#kit/resources/resource.ts';
import type { Services } from '#kit/services.ts';
import { loadDocument } from './catalogue.ts';
import type { TextType } from './catalogue.ts';

/** A text in a chunk of its own; the documents are the same for all members. */
export const createDocument = (services: Services, type: TextType) => {
  const document = resourceFrom(services, () =>
    loadDocument(type).then(
      (data) => ({ ok: true, ret: 0, data }),
      () => ({ ok: false, ret: -1, msg: '', data: null, kind: 'offline' }),
    ),
  );
  void document.load();
  return document;
};

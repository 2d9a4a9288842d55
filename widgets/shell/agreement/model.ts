import { resourceFrom } from '#kit/resource.ts';
import type { Services } from '#kit/services.ts';
import { loadDocument } from './catalogue.ts';
import type { TextType } from './catalogue.ts';

/** A text that stands in a chunk of its own; the documents are the same for everybody. */
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

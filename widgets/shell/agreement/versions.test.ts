import { expect, it } from 'vitest';
import { textVersions } from '#domain/agreement/agreed-texts.ts';
import { isText, loadDocument } from './catalogue.ts';

const shown = Object.entries(textVersions).flatMap(([name, versions]) => (isText(name) ? [{ name, versions }] : []));

it.each(shown)(
  'the version of $name that is kept with a tick is that of the text shown',
  async ({ name, versions }) => {
    const { version, effective, history } = await loadDocument(name);
    expect([version, effective]).toEqual(versions.at(-1));
    for (const one of history) expect(versions).toContainEqual([one.version, one.date]);
  },
);

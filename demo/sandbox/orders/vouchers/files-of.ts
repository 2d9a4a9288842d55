import type { VoucherFile } from '#contract/voucher.ts';
import { zipped } from '../../ground/lists/zip.ts';

interface Sheets {
  name: string;
  html: string;
  /** "": a paper for people alone. */
  xml: string;
  pdf?: string;
}

const base64 = (bytes: string | Uint8Array): string => Buffer.from(bytes).toString('base64');

/** The first of some papers in a format, or all of them as one zip; a paper that has a PDF is there without its page. */
export async function filesOf(
  papers: readonly Sheets[],
  format: 'html' | 'xml' | 'pdf' | 'zip',
  zipName: string,
): Promise<VoucherFile> {
  const [first] = papers;
  if (format !== 'zip' && first) return { fileName: `${first.name}.${format}`, content: base64(first[format] ?? '') };
  const entries = papers.flatMap(({ name, html, xml, pdf }) => [
    pdf ? { name: `${name}.pdf`, chunks: [pdf] } : { name: `${name}.html`, chunks: [html] },
    ...(xml ? [{ name: `${name}.xml`, chunks: [xml] }] : []),
  ]);
  const parts: Uint8Array[] = [];
  for await (const part of zipped(entries)) parts.push(part);
  return { fileName: zipName, content: base64(Buffer.concat(parts)) };
}

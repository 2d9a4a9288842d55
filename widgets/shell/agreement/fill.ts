import type { Document, Part } from './content/document.ts';

/** The application's own names, put into a text. */
interface Names {
  brand: string;
  company: string;
  telephone: string;
  agreement: string;
  privacy: string;
}

const fillText = (text: string, names: Names): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in names ? names[name as keyof Names] : whole));

function fillPart(part: Part, names: Names): Part {
  const fill = (text: string) => fillText(text, names);
  if (typeof part === 'string') return fill(part);
  if ('list' in part) return { list: part.list.map(fill) };
  return { head: part.head.map(fill), rows: part.rows.map((row) => row.map(fill)) };
}

export function filled(document: Document, names: Names): Document {
  const fill = (text: string) => fillText(text, names);
  return {
    ...document,
    // A title is shown without its marks: 《星航服务协议》 → 星航服务协议
    title: fill(document.title).replace(/^《(.*)》$/, '$1'),
    summary: document.summary.map(fill),
    sections: document.sections.map(({ title, parts }) => ({
      title: fill(title),
      parts: parts.map((part) => fillPart(part, names)),
    })),
  };
}

/** Place of a text in points from the left upper corner; `x` is its left end, its middle or its right end. */
export interface PdfText {
  text: string;
  x: number;
  y: number;
  size: number;
  align?: 'left' | 'middle' | 'right';
  colour?: string;
}

/** From one corner to the other; with the same `x` or `y` twice it is a line. */
interface PdfBox {
  x: number;
  y: number;
  toX: number;
  toY: number;
  colour?: string;
}

export interface PdfPage {
  width: number;
  height: number;
  texts: readonly PdfText[];
  boxes: readonly PdfBox[];
}

/** Widths of the printable ASCII of Helvetica in thousandths of its size. */
const latinWidths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];
const wide = 1000;
const yen = '¥';

const widthOf = (sign: string): number => (sign === yen ? 556 : (latinWidths[(sign.codePointAt(0) ?? 0) - 32] ?? wide));
const isLatin = (sign: string): boolean => widthOf(sign) !== wide;

/** Width of a text in points. */
const widthOfText = (text: string, size: number): number =>
  ([...text].reduce((sum, sign) => sum + widthOf(sign), 0) * size) / wide;

/** Lines of a text that are no wider than this many points. */
export function pdfLines(text: string, size: number, most: number): string[] {
  const lines = [''];
  for (const sign of text) {
    const line = lines[lines.length - 1] ?? '';
    if (line && widthOfText(line + sign, size) > most) lines.push(sign);
    else lines[lines.length - 1] = line + sign;
  }
  return lines;
}

const hexOf = (code: number, digits: number): string => code.toString(16).padStart(digits, '0');
const unitsOf = (text: string): number[] => Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));

/** Runs of one font; Latin has a byte a sign, Chinese two of UTF-16. */
function runsOf(text: string): { latin: boolean; text: string }[] {
  const runs: { latin: boolean; text: string }[] = [];
  for (const sign of text.replaceAll('−', '-')) {
    const last = runs[runs.length - 1];
    const latin = isLatin(sign);
    if (last?.latin === latin) last.text += sign;
    else runs.push({ latin, text: sign });
  }
  return runs;
}

const show = ({ latin, text }: { latin: boolean; text: string }, size: number): string =>
  `/${latin ? 'L' : 'C'} ${size} Tf <${unitsOf(text)
    .map((unit) => hexOf(unit, latin ? 2 : 4))
    .join('')}> Tj`;

/** `#9a3b1f` as the three shares of a colour. */
const shares = (colour = '#222222'): string =>
  [1, 3, 5].map((at) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ');

function contentOf({ height, texts, boxes }: PdfPage): string {
  const box = ({ x, y, toX, toY, colour }: PdfBox): string =>
    x === toX || y === toY
      ? `${shares(colour)} RG ${x} ${height - y} m ${toX} ${height - toY} l S`
      : `${shares(colour)} RG ${x} ${height - toY} ${toX - x} ${toY - y} re S`;
  const text = ({ text: words, x, y, size, align, colour }: PdfText): string => {
    const before = align === 'right' ? 1 : align === 'middle' ? 0.5 : 0;
    const from = x - widthOfText(words.replaceAll('−', '-'), size) * before;
    return `BT ${shares(colour)} rg ${from.toFixed(2)} ${(height - y).toFixed(2)} Td ${runsOf(words)
      .map((run) => show(run, size))
      .join(' ')} ET`;
  };
  return ['0.7 w', ...boxes.map(box), ...texts.map(text)].join('\n');
}

const ascii = (text: string): string =>
  `<feff${unitsOf(text)
    .map((unit) => hexOf(unit, 4))
    .join('')}>`;

/**
 * A page as a PDF of ASCII alone. Its fonts are of the standard: Helvetica, and the Chinese collection Adobe-GB1 with
 * the CMap that takes UTF-16. Every reader with a Chinese font shows them and finds their text; no font is in the file.
 */
export function pdfOf(page: PdfPage, title: string): string {
  const content = contentOf(page);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (zh-CN) /ViewerPreferences << /DisplayDocTitle true >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R /Resources << /Font << /L 5 0 R /C 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UTF16-H /DescendantFonts [7 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 5 >> /DW 1000 /FontDescriptor 8 0 R >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
    `<< /Title ${ascii(title)} >>`,
  ];
  let file = '%PDF-1.5\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const start = file.length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  return `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${start}\n%%EOF\n`;
}

let pen: CanvasRenderingContext2D | null = null;

/** Any colour that CSS knows as `#rrggbb`; null for none, and for those that are seen through. */
export function cssToHex(text: string): string | null {
  if (!CSS.supports('color', text)) return null;
  pen ??= Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
    willReadFrequently: true,
  });
  if (!pen) return null;
  pen.clearRect(0, 0, 1, 1);
  pen.fillStyle = text;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
  return alpha < 250 ? null : `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

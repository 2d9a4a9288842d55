import { encode } from 'uqr';
import { keepPicture } from './keep-picture.ts';

const modulePx = 12;
/** Readers need four modules of white around the code. */
const border = 4;

/** The code as a picture for the phone's album, from where a payment app reads it: shared where the phone can, else saved. */
export function saveQr(text: string, name: string): void {
  const { data, size } = encode(text, { ecc: 'M', border });
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * modulePx;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  data.forEach((row, y) =>
    row.forEach((isDark, x) => isDark && pen.fillRect(x * modulePx, y * modulePx, modulePx, modulePx)),
  );
  keepPicture(canvas, name);
}

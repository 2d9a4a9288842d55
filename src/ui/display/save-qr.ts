import { encode } from 'uqr';
import { saveFile } from '../base/save-file.ts';

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
  canvas.toBlob((picture) => picture && keep(picture, name), 'image/png');
}

function keep(picture: Blob, name: string): void {
  const files = [new File([picture], name, { type: picture.type })];
  if (!navigator.canShare?.({ files })) return saveFile(name, picture, picture.type);
  navigator.share({ files }).catch((error: unknown) => {
    // Closed by the person: nothing is wanted. Refused by the phone: saved instead.
    if ((error as { name?: string }).name !== 'AbortError') saveFile(name, picture, picture.type);
  });
}

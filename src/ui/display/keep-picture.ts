import { saveFile } from '../base/save-file.ts';

/** Gives a drawn picture to the phone's share sheet, from where it goes to the album or a chat; without one it is saved. */
export function keepPicture(canvas: HTMLCanvasElement, name: string): void {
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

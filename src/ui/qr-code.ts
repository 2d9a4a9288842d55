/** The code on screen and as a picture, in one chunk. */
export { QrCode } from './QrCode.tsx';
export { saveQr } from './save-qr.ts';

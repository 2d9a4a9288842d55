/** Hides the middle, keeps the length: `1101**********3021`, `E8****217`. Documents stay masked until asked for. */
export function maskCertNo(number: string): string {
  const [head, tail] = number.length >= 15 ? [4, 4] : number.length >= 8 ? [2, 3] : [1, 1];
  return number.length <= head + tail ? '*'.repeat(number.length) : hide(number, head, tail);
}

/** `110105 1988 0307 1234`: an ID card in the groups people compare, also while it is being typed. Other numbers as they are. */
export const groupCertNo = (number: string): string =>
  /^\d{7,17}[\dX]?$/.test(number)
    ? [number.slice(0, 6), number.slice(6, 10), number.slice(10, 14), number.slice(14)].filter(Boolean).join(' ')
    : number;

const hide = (text: string, head: number, tail: number): string =>
  text.slice(0, head) + '*'.repeat(text.length - head - tail) + text.slice(text.length - tail);

/** Hides the middle, keeps the length: `1101**********3021`, `E8****217`. Documents stay masked until asked for. */
export function maskCertNo(number: string): string {
  const [head, tail] = number.length >= 15 ? [4, 4] : number.length >= 8 ? [2, 3] : [1, 1];
  return number.length <= head + tail ? '*'.repeat(number.length) : hide(number, head, tail);
}

const hide = (text: string, head: number, tail: number): string => text.slice(0, head) + '*'.repeat(text.length - head - tail) + text.slice(text.length - tail);

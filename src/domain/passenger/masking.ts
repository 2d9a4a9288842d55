/** Hides the middle, keeps the length: `1101**********3021`, `E8****217`. Documents stay masked until asked for. */
export function maskCertNo(number: string): string {
  const [head, tail] = number.length >= 15 ? [4, 4] : number.length >= 8 ? [2, 3] : [1, 1];
  return number.length <= head + tail ? '*'.repeat(number.length) : hide(number, head, tail);
}

/** `138****0010`; other lengths keep the last two digits. */
export function maskPhone(phone: string): string {
  if (phone.length === 11) return hide(phone, 3, 4);
  return phone.length > 2 ? hide(phone, 0, 2) : phone;
}

const hide = (text: string, head: number, tail: number): string => text.slice(0, head) + '*'.repeat(text.length - head - tail) + text.slice(text.length - tail);

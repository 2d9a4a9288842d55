/** A program of sheets takes these first characters for a formula, which can reach other files and addresses. */
export const isFormula = (text: string): boolean => /^[=+\-@\t\r＝＋－＠]/.test(text);

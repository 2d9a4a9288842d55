/** The key belongs to an input method: the Enter that ends a composition chooses its word. Safari tells that one by its code alone. */
export const isComposing = ({ isComposing: isWithin, keyCode }: KeyboardEvent): boolean => isWithin || keyCode === 229;

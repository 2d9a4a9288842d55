/** The domain of routes is that of a product on sale: its pages take the whole width. Apart: every page has it before its first widget. */
export const isProductArea = (area = ''): boolean => /^(flight|hotel|train)$/.test(area);

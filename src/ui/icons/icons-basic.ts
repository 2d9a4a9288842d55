/** The icons that nearly every page shows; they travel with the first widget, the others with who shows them. */
export const iconSearch = 'M3.5 9a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0zM13.2 13.2 17 17';
export const iconSwap = 'M4 7.2h12l-3.2-3.2M16 12.8H4l3.2 3.2';
export const iconDown = 'M5.5 8l4.5 4.5L14.5 8';
export const iconLeft = 'M12 5.5 7.5 10l4.5 4.5';
export const iconRight = 'M8 5.5l4.5 4.5L8 14.5';
export const iconMinus = 'M4 10h12';
export const iconClose = 'M5 5l10 10M15 5 5 15';
export const iconCheck = 'M4 10.5l4 4 8-9';
export const iconInfo = 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0zM10 9.2v4.3M10 6.5h.01';
export const iconWarn = 'M10 3 2.5 16.5h15L10 3zM10 8.5v3.7M10 14.3h.01';
export const iconOk = 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0zM6.8 10.2l2.3 2.3 4.2-4.8';
export const iconBad = 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0zM7.5 7.5l5 5M12.5 7.5l-5 5';
export const iconShield = 'M10 2.5 4 5v4.5c0 3.7 2.5 6.6 6 8 3.5-1.4 6-4.3 6-8V5l-6-2.5zM7.4 10l1.9 1.9 3.4-3.7';

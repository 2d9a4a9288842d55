/** The icons of products beside the shared ones, in the same manner. */
export * from '#ui/icons/icons.ts';

export const iconPlane =
  'M17.2 2.8c-.9-.9-2.3-.8-3.2.1l-3 3L3.9 4.2 2.6 5.5l5.8 3-2.8 2.8-2.2-.3-1 1 3 1.6 1.6 3 1-1-.3-2.2 2.8-2.8 3 5.8 1.3-1.3L14.1 9l3-3c.9-.9 1-2.3.1-3.2z';
export const iconTrain =
  'M8 2.5h4a3 3 0 0 1 3 3v5.5a3 3 0 0 1 -3 3h-4a3 3 0 0 1 -3 -3v-5.5a3 3 0 0 1 3 -3zM5 9h10M10 2.5V9M7.5 14l-2 3.5M12.5 14l2 3.5M6.6 16h6.8M7.8 11.5h.01M12.2 11.5h.01';
export const iconGlobe =
  'M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M3 10h14M10 3c2.2 2 3.2 4.4 3.2 7s-1 5-3.2 7c-2.2-2-3.2-4.4-3.2-7s1-5 3.2-7z';
export const iconBed =
  'M2.5 16V5M2.5 13h15M17.5 16v-5A2.5 2.5 0 0 0 15 8.5H8.5V13M4 9.3a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0z';
export const iconCar =
  'M3 12.5v3h2.2V14h9.6v1.5H17v-3L16 10l-1.5-4.2a2 2 0 0 0-1.9-1.3H7.4a2 2 0 0 0-1.9 1.3L4 10l-1 2.5zM4 10h12M6.2 12.2h.01M13.8 12.2h.01';
export const iconLuggage =
  'M6.8 6h6.4a1.8 1.8 0 0 1 1.8 1.8v6.9a1.8 1.8 0 0 1 -1.8 1.8h-6.4a1.8 1.8 0 0 1 -1.8 -1.8v-6.9a1.8 1.8 0 0 1 1.8 -1.8zM7.8 6V3.8c0-.5.4-.9.9-.9h2.6c.5 0 .9.4.9.9V6M8 9v4.5M12 9v4.5M7.2 16.5v1M12.8 16.5v1';

/**
 * The icons, one constant each so that a bundle carries only those it shows.
 * SVG path data on a grid of 20, drawn by Icon.tsx with a round stroke of 1.5; dots are zero-length strokes.
 */
export * from './icons-basic.ts';

export const iconCalendar =
  'M5 4.5h10a2 2 0 0 1 2 2v8.5a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-8.5a2 2 0 0 1 2 -2zM3 8.5h14M7 2.5V6M13 2.5V6';
export const iconClock = 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0zM10 6v4l2.6 1.8';
export const iconPin =
  'M10 17.5s5.5-4.7 5.5-9a5.5 5.5 0 1 0-11 0c0 4.3 5.5 9 5.5 9zM8 8.5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z';
export const iconUp = 'M5.5 12.5 10 8l4.5 4.5';
export const iconArrow = 'M3.5 10h13M12 5.5l4.5 4.5-4.5 4.5';
export const iconPlus = 'M10 4v12M4 10h12';
export const iconFilter =
  'M3 6h8M15 6h2M3 14h2M9 14h8M11 6a2 2 0 1 0 4 0a2 2 0 1 0 -4 0zM5 14a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z';
export const iconSort = 'M6 4v12l-2.5-2.5M6 16l2.5-2.5M14 16V4l-2.5 2.5M14 4l2.5 2.5';
export const iconUser = 'M6.8 7a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0zM3.8 17c.6-3.2 3-5 6.2-5s5.6 1.8 6.2 5';
export const iconUsers =
  'M4.7 7a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0zM2.3 16.5c.5-2.9 2.5-4.5 5.2-4.5s4.7 1.6 5.2 4.5M13 4.5a2.6 2.6 0 0 1 0 5M14.6 12.3c1.7.6 2.8 2 3.1 4.2';
export const iconIdCard =
  'M4.5 4.5h11a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-11a2 2 0 0 1 -2 -2v-7a2 2 0 0 1 2 -2zM5.2 9a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0zM4.5 13.2c.4-1.2 1.3-1.8 2.5-1.8s2.1.6 2.5 1.8M12 8.2h3M12 11.2h3';
export const iconPhone =
  'M5.2 3h2.3l1.3 3.4-1.6 1.3a9 9 0 0 0 5.1 5.1l1.3-1.6L17 12.5v2.3c0 1.2-1 2.2-2.2 2.1A12.7 12.7 0 0 1 3.1 5.2C3 4 4 3 5.2 3z';
export const iconMail = 'M4.5 4.5h11a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-11a2 2 0 0 1 -2 -2v-7a2 2 0 0 1 2 -2zM3 6l7 5 7-5';
export const iconWallet =
  'M14.5 7V4.9a1.3 1.3 0 0 0-1.7-1.3L4 6.2a1.4 1.4 0 0 0-1 1.3M4.8 7h10.4a1.8 1.8 0 0 1 1.8 1.8v6.4a1.8 1.8 0 0 1 -1.8 1.8h-10.4a1.8 1.8 0 0 1 -1.8 -1.8v-6.4a1.8 1.8 0 0 1 1.8 -1.8zM17 10.5h-3a1.5 1.5 0 0 0 0 3h3';
export const iconCard =
  'M4.5 4.5h11a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-11a2 2 0 0 1 -2 -2v-7a2 2 0 0 1 2 -2zM2.5 8.5h15M5.5 12.5h3';
export const iconQr = 'M3 3h5v5H3zM12 3h5v5h-5zM3 12h5v5H3zM12 12h2v2h-2zM15 15h2v2M17 12h.01M12 17h.01';
export const iconReceipt = 'M4.5 2.8h11v14.5l-2.2-1.4-1.8 1.4-1.5-1.4-1.5 1.4-1.8-1.4-2.2 1.4V2.8zM7.5 7h5M7.5 10.5h5';
export const iconBell =
  'M10 3a4.8 4.8 0 0 0-4.8 4.8c0 4-1.7 5.2-1.7 5.2h13s-1.7-1.2-1.7-5.2A4.8 4.8 0 0 0 10 3zM8.3 15.6a1.8 1.8 0 0 0 3.4 0';
export const iconHeadset =
  'M3.5 11.5v-1a6.5 6.5 0 0 1 13 0v1M3.5 11.5h1.8a1 1 0 0 1 1 1v2.2a1 1 0 0 1-1 1H5a1.5 1.5 0 0 1-1.5-1.5v-2.7zM16.5 11.5h-1.8a1 1 0 0 0-1 1v2.2a1 1 0 0 0 1 1h.3a1.5 1.5 0 0 0 1.5-1.5v-2.7zM15.5 15.7c-.4 1.1-1.5 1.8-3 1.8h-2';
export const iconChat =
  'M3 5.5A1.5 1.5 0 0 1 4.5 4h11A1.5 1.5 0 0 1 17 5.5v7a1.5 1.5 0 0 1-1.5 1.5H9l-4 3v-3h-.5A1.5 1.5 0 0 1 3 12.5v-7zM7 9h.01M10 9h.01M13 9h.01';
export const iconTrash =
  'M4 5.5h12M8 5.5v-2h4v2M5.5 5.5l.7 10.2c0 .7.6 1.3 1.3 1.3h5c.7 0 1.3-.6 1.3-1.3l.7-10.2M8.5 8.8v5M11.5 8.8v5';
export const iconCopy =
  'M8.8 7h5.9a1.8 1.8 0 0 1 1.8 1.8v5.9a1.8 1.8 0 0 1 -1.8 1.8h-5.9a1.8 1.8 0 0 1 -1.8 -1.8v-5.9a1.8 1.8 0 0 1 1.8 -1.8zM4.3 12.8A1.5 1.5 0 0 1 2.8 11.3V4.5c0-1 .7-1.7 1.7-1.7h6.8c.8 0 1.5.6 1.5 1.4';
export const iconEye = 'M2 10s2.9-5 8-5 8 5 8 5-2.9 5-8 5-8-5-8-5zM7.7 10a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0z';
export const iconEyeOff =
  'M3 3l14 14M8.3 5.2C8.8 5.1 9.4 5 10 5c5.1 0 8 5 8 5a14 14 0 0 1-2.5 3M12 12a2.3 2.3 0 0 1-3.4-3.2M5.3 6.4A13.6 13.6 0 0 0 2 10s2.9 5 8 5c1.4 0 2.7-.4 3.8-.9';
export const iconLock =
  'M6 9h8a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-8a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2zM6.8 9V6.5a3.2 3.2 0 0 1 6.4 0V9M10 12.3v1.6';
export const iconRefresh =
  'M16.3 8.5A6.6 6.6 0 0 0 4.6 6.2L3 8M3 4v4h4M3.7 11.5a6.6 6.6 0 0 0 11.7 2.3L17 12M17 16v-4h-4';
export const iconStar = 'M10 2.8l2.2 4.6 5 .7-3.6 3.5.9 5-4.5-2.4-4.5 2.4.9-5-3.6-3.5 5-.7L10 2.8z';
export const iconBuilding =
  'M4.5 17V4.5c0-.6.4-1 1-1h6c.6 0 1 .4 1 1V17M12.5 8.5H15c.6 0 1 .4 1 1V17M2.8 17h14.4M7 7h3M7 10h3M7 13h3';
export const iconChart = 'M3 17h14M5.5 17v-6M10 17V4.5M14.5 17V8.5';
export const iconTrend = 'M3 14l4.5-4.5 3 3L17 6M12.5 6H17v4.5';
export const iconGear =
  'M10 2.6l6.4 3.7v7.4L10 17.4l-6.4-3.7V6.3L10 2.6zM7.4 10a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0z';
export const iconGift =
  'M3.8 8v7.5A1.5 1.5 0 0 0 5.3 17h9.4a1.5 1.5 0 0 0 1.5-1.5V8M2.8 8h14.4V5.5H2.8zM10 5.5V17M10 5.5C9 2.6 5.8 2.3 5.8 4.2c0 1 1 1.3 1.8 1.3M10 5.5c1-2.9 4.2-3.2 4.2-1.3 0 1-1 1.3-1.8 1.3';
export const iconStamp =
  'M4 17h12M5 14h10v-1.5c0-.8-.7-1.5-1.5-1.5h-1.8c-.4-1.6.8-2.6.8-4.8a2.5 2.5 0 0 0-5 0c0 2.2 1.2 3.2.8 4.8H6.5c-.8 0-1.5.7-1.5 1.5V14z';
export const iconHome = 'M3.5 9 10 3.5 16.5 9v7a1 1 0 0 1-1 1H12v-5H8v5H4.5a1 1 0 0 1-1-1V9z';
export const iconList = 'M7 5.5h10M7 10h10M7 14.5h10M3.5 5.5h.01M3.5 10h.01M3.5 14.5h.01';
export const iconBranch =
  'M4.2 4.5a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0zM4.2 15.5a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0zM12.2 7a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0zM6 6.3v7.4M14 8.8c0 3-8 1.7-8 4.9';
export const iconTag = 'M3 4.5v5.3l7.2 7.2 6.3-6.3L9.3 3.5H4a1 1 0 0 0-1 1zM6.7 7.2h.01';
export const iconMenu = 'M3 5.5h14M3 10h14M3 14.5h14';
export const iconBolt = 'M11 2.5 4.5 11.5H9l-1 6 6.5-9H10l1-6z';
export const iconUpload = 'M10 12.2V3M6.3 6.7 10 3l3.7 3.7M3.5 16.5h13';
export const iconPrint = 'M6 8V3h8v5M6 14H3.5V8h13v6H14M6 11.5h8V17H6z';
export const iconDownload = 'M10 3v9.2M6.3 8.5l3.7 3.7 3.7-3.7M3.5 16.5h13';
export const iconMore =
  'M4.2 10a.8 .8 0 1 0 1.6 0a.8 .8 0 1 0 -1.6 0zM9.2 10a.8 .8 0 1 0 1.6 0a.8 .8 0 1 0 -1.6 0zM14.2 10a.8 .8 0 1 0 1.6 0a.8 .8 0 1 0 -1.6 0z';

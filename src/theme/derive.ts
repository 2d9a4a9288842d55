import { contrast, mix, nearestPassing, readHex, readableOn, toHex } from './contrast.ts';
import type { Rgb } from './contrast.ts';
import { defaultTokens } from './tokens.ts';
import type { TokenName } from './theme.ts';

/** Looks of a page: colours as `#rrggbb`, sizes with their unit. Each may be missing. */
export interface Seeds {
  /** Behind the page. */
  page?: string;
  /** Behind cards and fields. */
  surface?: string;
  text?: string;
  brand?: string;
  /** The button that leads on. */
  action?: string;
  font?: string;
  fontDisplay?: string;
  radius?: string;
}

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
const isDark = ([red, green, blue]: Rgb): boolean => red * 0.299 + green * 0.587 + blue * 0.114 < 110;

interface DerivedTheme {
  colorScheme: 'light' | 'dark';
  /** Only what differs from the default theme. */
  tokens: Partial<Record<TokenName, string>>;
}

/**
 * A theme that looks like the page: its own colours where they are seen first, and tints, hovers and text tones
 * made from them so that every pair can be read. Colours that were given stay as they are, readable or not.
 */
export function deriveTheme(seeds: Seeds): DerivedTheme {
  const given = (name: 'page' | 'surface' | 'text' | 'brand' | 'action', otherwise: string): Rgb =>
    readHex(seeds[name] ?? '') ?? (readHex(otherwise) as Rgb);
  const page = given('page', defaultTokens['color-bg']);
  const dark = isDark(page);
  const towards = dark ? white : black;
  const away = dark ? black : white;
  const surface = given(
    'surface',
    seeds.page ? toHex(mix(page, white, dark ? 0.06 : 1)) : defaultTokens['color-surface'],
  );
  const ink = readHex(defaultTokens['color-text']) as Rgb;
  const text = given('text', toHex(contrast(ink, surface) >= 7 ? ink : readableOn(surface)));
  const brand = given('brand', defaultTokens['color-brand']);
  const action = given('action', seeds.brand ?? defaultTokens['color-action']);

  const soft = (colour: Rgb, share: number) => mix(surface, colour, share);
  const sunken = mix(surface, towards, 0.025);
  const strip = mix(surface, towards, 0.055);
  const hover = mix(surface, brand, 0.05);
  const brandSoft = soft(brand, dark ? 0.18 : 0.08);
  const actionSoft = soft(action, dark ? 0.16 : 0.08);
  const underPrices = [surface, hover, sunken, strip, brandSoft, actionSoft];
  const onBrand = readableOn(brand);
  const onAction = readableOn(action);
  /** Darker or lighter by a step that the text on it allows. */
  const pressed = (fill: Rgb, on: Rgb, share: number) => mix(fill, on[0] > 128 ? black : white, share);
  const readable = (colour: Rgb, ...grounds: Rgb[]) => nearestPassing(colour, grounds, 4.5);
  const brandText = readable(brand, surface, brandSoft, sunken);

  const colours: Partial<Record<TokenName, Rgb>> = {
    'color-bg': page,
    'color-surface': surface,
    'color-surface-raised': dark ? mix(surface, white, 0.04) : surface,
    'color-surface-sunken': sunken,
    'color-surface-strip': strip,
    'color-surface-hover': hover,
    'color-segment': dark ? mix(surface, white, 0.16) : surface,
    'color-text': text,
    'color-text-2': readable(mix(text, surface, 0.25), surface, page, sunken, strip),
    'color-text-3': readable(mix(text, surface, 0.4), surface, sunken),
    'color-text-disabled': mix(text, surface, 0.55),
    'color-divider': mix(surface, text, 0.07),
    'color-border': mix(surface, text, 0.13),
    'color-border-strong': mix(surface, text, 0.25),
    'color-border-control': nearestPassing(mix(surface, text, 0.45), [surface], 3),
    'color-brand': brand,
    'color-brand-hover': pressed(brand, onBrand, 0.14),
    'color-brand-active': pressed(brand, onBrand, 0.26),
    'color-brand-text': brandText,
    'color-link': brandText,
    'color-brand-soft': brandSoft,
    'color-brand-soft-2': soft(brand, dark ? 0.28 : 0.14),
    'color-brand-border': soft(brand, dark ? 0.45 : 0.32),
    'color-on-brand': onBrand,
    'color-action': action,
    'color-action-hover': pressed(action, onAction, 0.14),
    'color-action-active': pressed(action, onAction, 0.26),
    'color-action-soft': actionSoft,
    'color-on-action': onAction,
    'color-price': readable(action, ...underPrices),
    'color-price-large': nearestPassing(action, underPrices, 3),
    'color-focus': nearestPassing(brand, [surface], 3),
  };
  for (const state of ['success', 'warning', 'danger', 'info', 'over'] as const) {
    const base = readHex(defaultTokens[`color-${state}`]) as Rgb;
    const ground = soft(base, dark ? 0.16 : 0.08);
    colours[`color-${state}`] = readable(dark ? mix(base, away, -0.4) : base, surface, ground);
    colours[`color-${state}-soft`] = ground;
    colours[`color-${state}-border`] = soft(base, 0.35);
  }
  const tokens: Partial<Record<TokenName, string>> = {};
  for (const [name, colour] of Object.entries(colours) as [TokenName, Rgb][]) tokens[name] = toHex(colour);
  if (seeds.font) tokens.font = seeds.font;
  if (seeds.fontDisplay && seeds.fontDisplay !== seeds.font) tokens['font-display'] = seeds.fontDisplay;
  Object.assign(tokens, radii(seeds.radius));
  for (const name of Object.keys(tokens) as TokenName[])
    if (tokens[name]?.toLowerCase() === defaultTokens[name]) delete tokens[name];
  return { colorScheme: dark ? 'dark' : 'light', tokens };
}

/** The roundness of the page's buttons goes to the controls; cards and dialogs are a little rounder. */
function radii(radius: string | undefined): Partial<Record<TokenName, string>> {
  const px = parseFloat(radius ?? '');
  if (!(px >= 0)) return {};
  const control = Math.min(px, 12);
  return {
    'radius-control': `${control}px`,
    'radius-button': px > 40 ? '999px' : `${Math.min(px, 40)}px`,
    'radius-card': `${Math.min(control + 2, 16)}px`,
    'radius-dialog': `${Math.min(control + 4, 20)}px`,
  };
}

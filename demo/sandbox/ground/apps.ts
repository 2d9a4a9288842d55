/// <reference types="vite/client" />
import { defaultConfig, mergeTheme } from '#theme/default-config.ts';
import type { AppConfig, Theme } from '#theme/theme.ts';

/** A partner's folder in themes/ is its registration: nothing else names the app ids. */
const themes = import.meta.glob<{ default: Theme }>('../../../themes/*/theme.ts', { eager: true });

/** Application configuration by app id, `default` first. */
export const apps: ReadonlyMap<string, AppConfig> = new Map(
  [defaultConfig, ...Object.values(themes).map((module) => mergeTheme(module.default))].map((config) => [
    config.appId,
    config,
  ]),
);

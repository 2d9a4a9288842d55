/** Pages of the page-load benchmark: the same article, alone and with one script of ours or of a rival. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bareScript } from '../page-load.mjs';

const here = import.meta.dirname;
const packages = path.join(here, 'node_modules');

/** The rivals' packages are no part of the project: they are installed when the benchmark first runs. */
export function ensureRivals() {
  if (fs.existsSync(path.join(packages, '.package-lock.json'))) return;
  console.log('installing what the benchmark compares with (npm ci) …');
  execFileSync('npm', ['ci', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: here,
    stdio: 'inherit',
  });
}

/** The style rules that the guide's snippets have: the widget's height from the first paint on. */
async function recommendedRules() {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(path.join(here, '../../../src/loader/height-rule.ts'), {
    configFile: false,
    logLevel: 'error',
  });
  return `<style>${module.heightRule('flight-search')}</style>`;
}

/** Duffel's custom elements with their React, as one classic script. */
async function duffelScript() {
  const { build } = await import('vite');
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'travel-embed-duffel-'));
  await build({
    configFile: false,
    root: here,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      lib: {
        entry: path.join(here, 'duffel-entry.mjs'),
        formats: ['iife'],
        name: 'Duffel',
        fileName: () => 'duffel.js',
      },
    },
  });
  const script = fs.readFileSync(path.join(outDir, 'duffel.js'));
  fs.rmSync(outDir, { recursive: true });
  return script;
}

const passengers =
  '[{"id":"pas_1","given_name":"Amelia","family_name":"Earhart","gender":"f","born_on":"1987-07-24","email":"a@b.example","phone_number":"+442080160509","title":"ms","type":"adult"}]';

/**
 * Name → content of the head and of the widget's place. Every arm sets `window.isReady` when its part can
 * be used, and none waits for another origin.
 */
export async function pageArms(api) {
  ensureRivals();
  const loaderPage = (source) =>
    `<!doctype html><meta charset="utf-8"><title>bench</title><script async src="${source}"></script><div data-travel-widget="flight-search"></div>`;
  const files = {
    '/loader.html': loaderPage(`${api}/cdn/v1/loader.js`),
    '/bare.html': loaderPage('/bare.js'),
    '/bare.js': bareScript,
    '/algolia.js': fs.readFileSync(
      path.join(here, '../../../node_modules/@algolia/autocomplete-js/dist/umd/index.production.js'),
    ),
    '/cal.js': fs.readFileSync(path.join(packages, '@calcom/embed-core/dist/embed/embed.js')),
    '/duffel.js': await duffelScript(),
  };
  const tag = `<script async src="${api}/cdn/v1/loader.js" data-load="eager"></script>`;
  const place =
    '<div data-travel-widget="flight-search" data-from="BJS" data-to="SHA"></div><script>document.addEventListener("travel:ready", () => { window.isReady = true })</script>';
  const arms = {
    'the page alone': { head: '', place: '<script>window.isReady = true</script>' },
    'with travel-embed flight-search, the snippet of the guide': { head: (await recommendedRules()) + tag, place },
    'with travel-embed flight-search, its tag alone': { head: tag, place },
    'with @algolia/autocomplete-js, a picker alone': {
      head: '<script async src="/algolia.js" onload="startAlgolia()"></script><script>function startAlgolia() { window["@algolia/autocomplete-js"].autocomplete({ container: "#place", getSources: () => [] }); window.isReady = true }</script>',
      place: '<div id="place"></div>',
    },
    'with Cal embed-core, an empty frame': {
      head: '<script>window.Cal = function () { Cal.q.push(arguments) }; Cal.q = []; Cal.ns = {}; Cal("init", { origin: location.origin }); addEventListener("load", () => 0)</script><script async src="/cal.js" onload="Cal(\'inline\', { elementOrSelector: \'#place\', calLink: \'frame\' }); window.isReady = true"></script>',
      place: '<div id="place"></div>',
    },
    'with Duffel custom elements, until their loading state': {
      head: `<script async src="/duffel.js" onload="Duffel.renderDuffelAncillariesCustomElement({ offer_id: 'fixture_off_1', services: ['bags'], passengers: ${passengers.replaceAll('"', '&quot;')} }); window.isReady = true"></script>`,
      place: '<duffel-ancillaries></duffel-ancillaries>',
    },
  };
  return { arms, files };
}

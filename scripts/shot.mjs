/** `node scripts/shot.mjs <url> <file.png> [width]`: a full-page picture of an address, for looking at a screen. */
import { chromium } from 'playwright';
import { chromiumFlags } from './lib/chromium-flags.mjs';
import { ensureChromium, ensurePackages } from './lib/setup.mjs';

ensurePackages();
const [url, file = '.shots/page.png', width = '1280'] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
const page = await browser.newPage({ viewport: { width: Number(width), height: 900 }, deviceScaleFactor: 1 });
page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
page.on('pageerror', (error) => console.error(String(error)));
await page.goto(url, { waitUntil: 'networkidle' });
await page.screenshot({ path: file, fullPage: true });
await browser.close();

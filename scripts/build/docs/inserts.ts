import { contentPolicyOf, policyText, unneededDirectives } from '#domain/partner/content-policy.ts';
import type { PolicyForm } from '#domain/partner/content-policy.ts';
import { html } from '#demo/sandbox/app/docs/page-text.ts';
import { heightAt, heightRule } from '#loader/height-rule.ts';
import { widgetNames } from '#routes/public-widgets.ts';
import { apps } from '#demo/sandbox/ground/apps.ts';
import { codeBlock } from './blocks.ts';
import { doctorTable } from './doctor-table.ts';

const forms: [form: PolicyForm, name: string][] = [
  ['hosts', 'list of addresses'],
  ['nonce', 'nonce'],
];
const places = [
  { key: 'sandbox', name: 'this sandbox', cdn: 'http://127.0.0.1:4600/cdn', api: 'http://127.0.0.1:4600' },
  { key: 'own', name: 'a CDN and an API of their own', cdn: 'https://cdn.example', api: 'https://api.example' },
];

/** Every combination of app id, form and addresses with its directives; the page's script shows the chosen one. */
function policyChooser(): string {
  const appIds = [...apps.keys()];
  const field = (name: string, label: string, options: readonly (readonly [string, string])[]) =>
    html`<label
      ><span>${label}</span
      ><select aria-label="${label}" name="${name}">
        ${options.map(([value, text]) => html`<option value="${value}">${text}</option>`)}
      </select></label
    >`;
  const panels = appIds.flatMap((appId) =>
    forms.flatMap(([form, formName]) =>
      places.map(({ key, name, cdn, api }) => {
        const directives = contentPolicyOf({ cdn, api, app: { appId }, form });
        const rows = directives.flatMap((directive) =>
          directive.sources.map(
            (source) =>
              html`<tr>
                <td><code>${directive.name}</code></td>
                <td><code>${source.source}</code></td>
                <td>${source.reason}</td>
                <td>${source.without}</td>
              </tr>`,
          ),
        );
        const table = html`<div class="table" tabindex="0" role="region" aria-label="Why each source is needed">
          <table>
            <thead>
              <tr>
                <th scope="col">directive</th>
                <th scope="col">source</th>
                <th scope="col">for</th>
                <th scope="col">without it</th>
              </tr>
            </thead>
            <tbody>
              ${rows}
            </tbody>
          </table>
        </div>`;
        return html`<div data-case="${appId} ${form} ${key}">
          <p class="case">${appId}, ${formName}, ${name}</p>
          ${{ markup: codeBlock(html`${policyText(directives).replaceAll('; ', ';\n')}`.markup, 'Content-Security-Policy') }}${table}
        </div>`;
      }),
    ),
  );
  const chooser = html`<div class="chooser" data-chooser>
    <div class="choices">
      ${field(
        'app',
        'App id',
        appIds.map((appId) => [appId, appId] as const),
      )}${field('form', 'Form', forms)}${field(
        'place',
        'Addresses',
        places.map(({ key, name }) => [key, name] as const),
      )}
    </div>
    ${panels}
  </div>`;
  return chooser.markup;
}

/** Heights that the loader reserves, and the rules for pages that are painted before it. */
function reservedHeights(): string {
  const rows = widgetNames.map(
    (name) => `| ${name} | ${[960, 720, 320].map((width) => `${heightAt(name, width)} px`).join(' | ')} |`,
  );
  return [
    '| widget | from 960 px | from 720 px | below |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    '```css',
    ...widgetNames.map((name) => heightRule(name)),
    '```',
  ].join('\n');
}

/** Parts of pages that are made from the sources: `<!-- name -->` in a page becomes this Markdown, before it is read. */
export const written: Readonly<Record<string, () => string>> = {
  'doctor-findings': doctorTable,
  'reserved-heights': reservedHeights,
  'unneeded-directives': () =>
    [
      '| directive | why |',
      '| --- | --- |',
      ...unneededDirectives.map(({ name, reason }) => `| \`${name}\` | ${reason.replace('<base>', '`<base>`')} |`),
    ].join('\n'),
};

/** The same for what Markdown cannot say. */
export const inserts: Readonly<Record<string, () => string>> = {
  'policy-chooser': policyChooser,
};

import { contentPolicyOf, policyText, unneededDirectives } from '#domain/partner/content-policy.ts';
import type { PolicyForm } from '#domain/partner/content-policy.ts';
import { html } from '#demo/sandbox/app/docs/page-text.ts';
import { heightAt, heightRule } from '#loader/height-rule.ts';
import { widgetNames } from '#routes/public-widgets.ts';
import { apps } from '#demo/sandbox/ground/apps.ts';
import { codeBlock } from './blocks.ts';
import { doctorTable } from './doctor-table.ts';
import { inLanguage } from './policy-zh.ts';
import { words } from './languages.ts';
import type { Language } from './languages.ts';
import type { Inserts } from './markdown.ts';

const forms = ['hosts', 'nonce'] as const satisfies readonly PolicyForm[];
const places = [
  { key: 'sandbox', name: 'thisSandbox', cdn: 'http://127.0.0.1:4600/cdn', api: 'http://127.0.0.1:4600' },
  { key: 'own', name: 'ownCdn', cdn: 'https://cdn.example', api: 'https://api.example' },
] as const;

/** Every combination of app id, form and addresses with its directives; the page's script shows the chosen one. */
function policyChooser(language: Language): string {
  const said = words[language];
  const appIds = [...apps.keys()];
  const field = (name: string, label: string, options: readonly (readonly [string, string])[]) =>
    html`<label
      ><span>${label}</span
      ><select aria-label="${label}" name="${name}">
        ${options.map(([value, text]) => html`<option value="${value}">${text}</option>`)}
      </select></label
    >`;
  const panels = appIds.flatMap((appId) =>
    forms.flatMap((form) =>
      places.map(({ key, name, cdn, api }) => {
        const directives = contentPolicyOf({ cdn, api, app: { appId }, form });
        const rows = directives.flatMap((directive) =>
          directive.sources.map(
            (source) =>
              html`<tr>
                <td><code>${directive.name}</code></td>
                <td><code>${source.source}</code></td>
                <td>${inLanguage(source.reason, language, appId)}</td>
                <td>${inLanguage(source.without, language)}</td>
              </tr>`,
          ),
        );
        const table = html`<div class="table" tabindex="0" role="region" aria-label="${said.needed}">
          <table>
            <thead>
              <tr>
                <th scope="col">${said.directive}</th>
                <th scope="col">${said.source}</th>
                <th scope="col">${said.purpose}</th>
                <th scope="col">${said.without}</th>
              </tr>
            </thead>
            <tbody>
              ${rows}
            </tbody>
          </table>
        </div>`;
        return html`<div data-case="${appId} ${form} ${key}">
          <p class="case">${appId}, ${said[form]}, ${said[name]}</p>
          ${{ markup: codeBlock(html`${policyText(directives).replaceAll('; ', ';\n')}`.markup, 'Content-Security-Policy', language) }}${table}
        </div>`;
      }),
    ),
  );
  const chooser = html`<div class="chooser" data-chooser>
    <div class="choices">
      ${field(
        'app',
        said.appId,
        appIds.map((appId) => [appId, appId] as const),
      )}${field(
        'form',
        said.form,
        forms.map((form) => [form, said[form]] as const),
      )}${field(
        'place',
        said.addresses,
        places.map(({ key, name }) => [key, said[name]] as const),
      )}
    </div>
    ${panels}
  </div>`;
  return chooser.markup;
}

/** Heights that the loader reserves, and the rules for pages that are painted before it. */
function reservedHeights(language: Language): string {
  const said = words[language];
  const rows = widgetNames.map(
    (name) => `| ${name} | ${[960, 720, 320].map((width) => `${heightAt(name, width)} px`).join(' | ')} |`,
  );
  return [
    `| ${said.widget} | ${said.from960} | ${said.from720} | ${said.below} |`,
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    '```css',
    ...widgetNames.map((name) => heightRule(name)),
    '```',
  ].join('\n');
}

/** Parts of pages that are made from the sources: `<!-- name -->` in a page becomes this Markdown, before it is read. */
export const written: Inserts = {
  'doctor-findings': doctorTable,
  'reserved-heights': reservedHeights,
  'unneeded-directives': (language) =>
    [
      `| ${words[language].directive} | ${words[language].why} |`,
      '| --- | --- |',
      ...unneededDirectives.map(
        ({ name, reason }) => `| \`${name}\` | ${inLanguage(reason, language).replace('<base>', '`<base>`')} |`,
      ),
    ].join('\n'),
};

/** The same for what Markdown cannot say. */
export const inserts: Inserts = {
  'policy-chooser': policyChooser,
};

/** Of the same, for readers of Markdown: the policy of each application with addresses of its own, in both forms. */
export const asMarkdown: Inserts = {
  'policy-chooser': (language) => {
    const { cdn, api } = places[1];
    return [...apps.keys()]
      .flatMap((appId) =>
        forms.map((form) => {
          const text = policyText(contentPolicyOf({ cdn, api, app: { appId }, form })).replaceAll('; ', ';\n');
          return `${appId}, ${words[language][form]}:\n\n\`\`\`text\n${text}\n\`\`\``;
        }),
      )
      .join('\n\n');
  },
};

import type { FontFiles } from '../../media/fonts/index.ts';
import { plainPage } from '../../media/plainPage/index.ts';
import { escapeHtml as text } from '../../platform/http/index.ts';
import { docsStyle } from './docsStyle.ts';

interface Schema {
  readonly [key: string]: unknown;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: Schema;
}

interface Operation {
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> };
  readonly responses?: Readonly<Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> }>>;
}

interface Description {
  readonly info?: { readonly title?: string; readonly description?: string };
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Call {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

/** Renders the OpenAPI document as HTML: calls by tag with parameters, body and responses. */
export function docsPage(document: unknown, fonts: FontFiles) {
  const { info, paths = {} } = document as Description;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ path, method, operation })),
  );
  const groups = Map.groupBy(calls, ({ operation }) => operation.tags?.[0] ?? 'other');
  const subjects = [...groups].sort(([one], [other]) => one.localeCompare(other));
  return plainPage({
    language: 'en',
    title: `${info?.title ?? ''} API`,
    style: docsStyle,
    fonts,
    body: `<header><h1>${text(info?.title ?? '')} API</h1><p>${text(info?.description ?? '')}</p><a href="/openapi.json">OpenAPI 3.1</a></header>
<div class="columns"><nav aria-label="Calls">${subjects.map(([subject, group]) => contents(subject, group)).join('')}</nav>
<main>${subjects.map(([subject, group]) => `<h2 id="${text(subject)}">${text(subject)}</h2>${group.map(describe).join('')}`).join('')}</main></div>`,
  });
}

const anchor = ({ method, path }: Call) => `${method}${path.replaceAll(/[^A-Za-z0-9]+/g, '-')}`;

const contents = (subject: string, calls: readonly Call[]) =>
  `<h2><a href="#${text(subject)}">${text(subject)}</a></h2><ul>${calls
    .map((call) => `<li><a href="#${anchor(call)}"><b>${call.method}</b> ${text(call.path)}</a></li>`)
    .join('')}</ul>`;

function describe(call: Call) {
  const { path, method, operation } = call;
  const { summary = '', description = '', parameters = [], requestBody, responses = {} } = operation;
  const answers = Object.entries(responses).map(([status, { content }]) => shape(`Answer ${status}`, firstSchema(content)));
  return `<section id="${anchor(call)}"><h3><span class="method ${method}">${method}</span> <code>${text(path)}</code></h3>
<p>${text(summary)}</p>${description === '' ? '' : `<p>${text(description)}</p>`}
${parameters.length === 0 ? '' : table(parameters)}
${requestBody === undefined ? '' : shape('Body', firstSchema(requestBody.content))}${answers.join('')}</section>`;
}

const firstSchema = (content: Readonly<Record<string, { readonly schema?: Schema }>> = {}) => Object.values(content)[0]?.schema;

const table = (parameters: readonly Parameter[]) =>
  `<div class="scroll" tabindex="0"><table><thead><tr><th>Field</th><th>In</th><th>Type</th><th>Required</th></tr></thead><tbody>${parameters
    .map(
      ({ name, in: place, required, schema }) =>
        `<tr><td><code>${text(name)}</code></td><td>${text(place)}</td><td><code>${text(kindOf(schema))}</code></td><td>${required === true ? 'yes' : 'no'}</td></tr>`,
    )
    .join('')}</tbody></table></div>`;

const kindOf = (schema: Schema = {}) => {
  const kind = schema['pattern'] ?? schema['const'] ?? schema['type'];
  return typeof kind === 'string' ? kind : 'any';
};

const shape = (title: string, schema: Schema | undefined) =>
  schema === undefined
    ? ''
    : `<details><summary>${text(title)}</summary><pre tabindex="0">${text(JSON.stringify(schema, null, 2))}</pre></details>`;

import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import type { EditorView, Tooltip } from '@codemirror/view';
import { getLocation } from 'jsonc-parser';
import { type Language, localized } from '../../../domain/language.ts';
import { type FieldModel, fieldAt, fieldsOf } from '../fields/fieldModel.ts';
import * as css from './json.css.ts';

const titleOf = (field: FieldModel, language: Language) => localized(field.title, language);
const helpOf = (field: FieldModel, language: Language) => (field.help === null ? '' : localized(field.help, language));

/** Keys and values that the schema allows at the cursor. */
export const completions =
  (language: Language) =>
  (context: CompletionContext): CompletionResult | null => {
    const text = context.state.doc.toString();
    const { path, isAtPropertyKey, previousNode } = getLocation(text, context.pos);
    const word = context.matchBefore(/"?[\w$.-]*$/);
    if (word === null || (word.from === word.to && !context.explicit)) return null;
    const isInString = previousNode !== undefined && previousNode.type === 'string' && context.pos > previousNode.offset;
    const from = isInString ? previousNode.offset : word.from;
    const to = isInString ? previousNode.offset + previousNode.length : context.pos;
    const options = isAtPropertyKey ? keysAt(path.slice(0, -1), language) : valuesAt(path, language);
    return options.length === 0 ? null : { from, to, options, filter: true };
  };

function keysAt(path: readonly (string | number)[], language: Language): Completion[] {
  return fieldsOf(path).map((field) => ({
    label: `"${String(field.place.at(-1))}"`,
    displayLabel: String(field.place.at(-1)),
    detail: titleOf(field, language),
    info: helpOf(field, language),
    type: 'property',
    apply: `"${String(field.place.at(-1))}": `,
  }));
}

function valuesAt(path: readonly (string | number)[], language: Language): Completion[] {
  const field = fieldAt(path);
  if (field === null) return [];
  const values = field.kind === 'switch' ? [true, false] : (field.node.enum ?? field.node.examples ?? []);
  return values.map((value) => ({
    label: JSON.stringify(value),
    displayLabel: typeof value === 'string' ? value : JSON.stringify(value),
    detail: value === field.standard ? '=' : '',
    info: helpOf(field, language),
    type: 'enum',
  }));
}

/** Title and help of the setting under the pointer. */
export const hoverAt =
  (language: Language) =>
  (view: EditorView, pos: number): Tooltip | null => {
    const { path, previousNode } = getLocation(view.state.doc.toString(), pos);
    const field = fieldAt(path.filter((step) => step !== ''));
    if (field === null || field.place.length === 0 || previousNode === undefined) return null;
    return {
      pos: previousNode.offset,
      end: previousNode.offset + previousNode.length,
      above: true,
      create: () => {
        const dom = document.createElement('div');
        dom.className = css.hover;
        const title = document.createElement('strong');
        title.textContent = titleOf(field, language);
        const help = document.createElement('p');
        help.textContent = helpOf(field, language);
        dom.append(title, help);
        return { dom };
      },
    };
  };

import { fieldName } from '../describe.ts';
import { schemaAt } from '../schema.ts';
import { objectsOf, type Rule } from './context.ts';

/** Every text needs each offered language. Vietnamese is required by the schema. */
export const everyLanguage: Rule = ({ written, brand }) => {
  if (!brand.languages.offered.includes('en')) return [];
  return objectsOf(written).flatMap(({ path, value }) => {
    const node = schemaAt(path);
    const isText = node?.properties?.['vi'] !== undefined && node.required?.includes('vi') === true;
    if (!isText || value['en'] !== undefined) return [];
    return [
      {
        code: 'language.noText',
        path,
        params: { field: fieldName(path), language: 'en' },
        involves: [
          [...path, 'en'],
          ['languages', 'offered'],
        ],
      } as const,
    ];
  });
};

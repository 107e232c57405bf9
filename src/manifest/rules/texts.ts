import { fieldName } from '../describe.ts';
import { baseLanguage, schemaAt } from '../schema.ts';
import { objectsOf, type Rule } from './context.ts';

/** Every text needs each offered language. The schema itself requires the product's default language. */
export const everyLanguage: Rule = ({ written, brand }) => {
  const asked = brand.languages.offered.filter((language) => language !== baseLanguage);
  return objectsOf(written).flatMap(({ path, value }) => {
    const node = schemaAt(path);
    const isText = node?.properties?.[baseLanguage] !== undefined && node.required?.includes(baseLanguage) === true;
    const missing = isText ? asked.filter((language) => value[language] === undefined) : [];
    return missing.map(
      (language) =>
        ({
          code: 'language.noText',
          path,
          params: { field: fieldName(path), language },
          involves: [
            [...path, language],
            ['languages', 'offered'],
          ],
        }) as const,
    );
  });
};

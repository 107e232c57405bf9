import { fieldName } from '../describe.ts';
import { isSecretName, type SecretUse, secretPrefix } from '../secretNames.ts';
import { shown } from '../shown.ts';
import { objectsOf, type Rule } from './context.ts';

const uses = ['payment', 'webhook'] as const satisfies readonly SecretUse[];

/** A secret of the environment belongs to the merchant in its name; that of another brand would sign what its holder never said. */
export const ownSecrets: Rule = ({ written }) =>
  objectsOf(written).flatMap(({ path, value }) =>
    Object.entries(value).flatMap(([key, text]) => {
      const variable = typeof text === 'string' && text.startsWith('env:') ? text.slice('env:'.length) : null;
      const use = uses.find((one) => variable?.startsWith(secretPrefix(one, null)));
      if (variable === null || use === undefined || isSecretName(use, variable, written.merchant)) return [];
      const place = [...path, key];
      const params = {
        field: fieldName(place),
        variable: shown(variable),
        prefix: shown(`env:${secretPrefix(use, written.merchant)}`),
      };
      return [{ code: 'secret.otherMerchant', path: place, params, involves: [['merchant']] } as const];
    }),
  );

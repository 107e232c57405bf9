import { configuredFields } from '../../../src/domain/registrationRules.ts';
import { picture, writeBrand } from './writeBrand.ts';

const plain = (merchant: string, name: string) => ({
  merchant,
  name,
  hosts: [`${merchant}.localhost`],
  theme: { seed: '#7a4b1e' },
  assets: { logo: 'logo.svg' },
});
const files = { 'logo.svg': picture('#7a4b1e') };
const off = { enabled: false, required: false };

/**
 * Writes two brands at the ends of what a manifest can choose: `spare` switches everything off but registration by user
 * name, `strict` requires every field.
 */
export function writeExtremeBrands(root: string): void {
  const modules = {
    DIRECTREG3: false,
    mobileReg: false,
    smsEnabled: false,
    mobileRegPass: false,
    hasFreePlay: false,
    showVerCodeLogin: false,
    MOBILEVERCODELOGIN3: false,
    CHNGPASSVERIF3: false,
    MEMBERCENTER: false,
    MANPLAYREB3: false,
    INVITE: false,
  };
  const fields = { payeeName: off, mobileNum: off, affiliateCode: off };
  writeBrand(root, { ...plain('spare', 'Spare'), modules, registration: { captcha: false, fields } }, files);
  const required = Object.fromEntries(configuredFields.map((field) => [field, { enabled: true, required: true }]));
  writeBrand(root, { ...plain('strict', 'Strict'), registration: { fields: required } }, files);
}

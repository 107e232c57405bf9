export { createSharedSecrets, faultText, type SharedSecrets } from './sharedSecrets.ts';
export { createVendorSecrets, type SecretSource, type VendorSecrets } from './vendorSecrets.ts';

/** The running brand in the browser. Theme derivation for server and scripts stands in files of its own. */
export { BrandProvider, useBoot, useBrand } from './BrandProvider.tsx';

import type { Tenant } from '../../tenants/tenant/index.ts';

/** CSP sources of a third-party script, besides the scripts that ours load. */
export interface ThirdPartySource {
  readonly styles?: readonly string[];
  readonly pictures?: readonly string[];
  readonly calls?: readonly string[];
  readonly frames?: readonly string[];
  /** Names of Trusted Types policies; `default` is ours and passes the URLs of these scripts only. */
  readonly trustedTypes?: readonly string[];
}

/** Google and Facebook sign-in through the brand's Firebase project. */
const firebase = (authDomain: string): ThirdPartySource => ({
  calls: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
  frames: [`https://${authDomain}`],
  trustedTypes: ['default', 'gapi#gapi', 'goog#html'],
});

/** Codes by SMS from the brand's Firebase project, which demands a reCAPTCHA. */
const firebaseSms: ThirdPartySource = {
  calls: ['https://identitytoolkit.googleapis.com', 'https://www.google.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  trustedTypes: ['default', 'recaptcha', 'goog#html'],
};

const geetest: ThirdPartySource = {
  styles: ['https://static.geetest.com'],
  pictures: ['https://static.geetest.com'],
  calls: ['https://gcaptcha4.geetest.com'],
  trustedTypes: ['default', 'geetest'],
};

/** The Google tag, which pages load only after the visitor's consent. */
const analytics: ThirdPartySource = {
  pictures: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  calls: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
  trustedTypes: ['default', 'analytics', 'goog#html'],
};

/** Third parties allowed on a brand's pages: only those it has set up. */
export function thirdPartySources({ brand }: Tenant, hasGeetest: boolean): readonly ThirdPartySource[] {
  const project = brand.signIn.firebase;
  return [
    ...(project === undefined ? [] : [firebase(project.authDomain)]),
    ...(project?.sms === true ? [firebaseSms] : []),
    ...(hasGeetest ? [geetest] : []),
    ...(brand.analytics.gtagId === undefined ? [] : [analytics]),
  ];
}

/** Sign-in providers open a popup that needs `window.opener`. */
export const opensWindows = ({ brand }: Tenant) => brand.signIn.firebase !== undefined && brand.signIn.social.length > 0;

import type { Tenant } from '../registry/tenant.ts';

/** What a program of others needs to load, to call, and to be trusted with. */
export interface ThirdPartySource {
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
  readonly pictures?: readonly string[];
  readonly calls?: readonly string[];
  readonly frames?: readonly string[];
  /** Names of policies; `default` is ours and passes the addresses of these scripts only. */
  readonly trustedTypes?: readonly string[];
}

/** Sign-in by Google and Facebook, in the brand's own project. */
const firebase = (authDomain: string): ThirdPartySource => ({
  scripts: ['https://apis.google.com'],
  calls: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
  frames: [`https://${authDomain}`],
  trustedTypes: ['default', 'gapi#gapi', 'goog#html'],
});

const geetest: ThirdPartySource = {
  scripts: ['https://static.geetest.com', 'https://gcaptcha4.geetest.com'],
  styles: ['https://static.geetest.com'],
  pictures: ['https://static.geetest.com'],
  calls: ['https://gcaptcha4.geetest.com'],
  trustedTypes: ['default', 'geetest'],
};

/** Who may run on a brand's pages beside us: nobody it has not set up. */
export function thirdPartySources({ brand }: Tenant, hasGeetest: boolean): readonly ThirdPartySource[] {
  const project = brand.signIn.firebase;
  return [...(project === undefined ? [] : [firebase(project.authDomain)]), ...(hasGeetest ? [geetest] : [])];
}

/** The provider signs people in in a window of its own, which has to find its way back. */
export const opensWindows = ({ brand }: Tenant) => brand.signIn.firebase !== undefined && brand.signIn.social.length > 0;

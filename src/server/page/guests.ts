import type { LiveBrand } from '../registry/liveBrand.ts';

/** What a program of others needs to load, to call, and to be trusted with. */
export interface Guest {
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
  readonly pictures?: readonly string[];
  readonly calls?: readonly string[];
  readonly frames?: readonly string[];
  /** Names of policies; `default` is ours and passes the addresses of these scripts only. */
  readonly trustedTypes?: readonly string[];
}

/** Sign-in by Google and Facebook, in the brand's own project. */
const firebase = (authDomain: string): Guest => ({
  scripts: ['https://apis.google.com'],
  calls: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
  frames: [`https://${authDomain}`],
  trustedTypes: ['default', 'gapi#gapi', 'goog#html'],
});

const geetest: Guest = {
  scripts: ['https://static.geetest.com', 'https://gcaptcha4.geetest.com'],
  styles: ['https://static.geetest.com'],
  pictures: ['https://static.geetest.com'],
  calls: ['https://gcaptcha4.geetest.com'],
  trustedTypes: ['default', 'geetest'],
};

/** Who may run on a brand's pages beside us: nobody it has not set up. */
export function guestsOf({ brand }: LiveBrand, hasGeetest: boolean): readonly Guest[] {
  const project = brand.signIn.firebase;
  return [...(project === undefined ? [] : [firebase(project.authDomain)]), ...(hasGeetest ? [geetest] : [])];
}

/** The provider signs people in in a window of its own, which has to find its way back. */
export const opensWindows = ({ brand }: LiveBrand) => brand.signIn.firebase !== undefined && brand.signIn.social.length > 0;

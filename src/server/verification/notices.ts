import { defaultLanguage, type Language } from '../../domain/language.ts';
import type { Account } from '../accounts/account.ts';
import type { Messages } from '../messages/index.ts';
import type { MessageParams } from '../messages/texts.ts';
import type { LiveBrand } from '../registry/liveBrand.ts';

export interface NoticeNeeds {
  readonly messages: Messages;
  readonly originOf: (live: LiveBrand) => string;
}

export type NoticeKind = 'passwordChanged' | 'identityLinked' | 'authenticatorBound';

export type Notices = ReturnType<typeof createNotices>;

const usefulMinutes = 24 * 60;

/** Tells a member what happened to the account: by mail, or by SMS to who has no address. */
export function createNotices({ messages, originOf }: NoticeNeeds) {
  return {
    async tell(
      live: LiveBrand,
      { email, mobile }: Pick<Account, 'email' | 'mobile'>,
      kind: NoticeKind,
      more: { readonly language?: Language; readonly params?: MessageParams } = {},
    ): Promise<void> {
      const { language = languageOf(live) } = more;
      const params = { link: `${originOf(live)}/helpmc`, ...more.params };
      const told = { kind, language, params, usefulMinutes };
      if (email !== null && messages.offers('mail')) await messages.queue(live, { channel: 'mail', to: email, ...told });
      else if (mobile !== null) await messages.queue(live, { channel: 'sms', to: mobile, ...told });
    },
  };
}

const languageOf = ({ brand }: LiveBrand): Language => brand.languages.default ?? defaultLanguage;

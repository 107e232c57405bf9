import { defaultLanguage, type Language } from '../../../domain/language.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { Messages } from '../messages/index.ts';
import type { MessageParams } from '../messages/texts.ts';
import type { Account } from '../ports/index.ts';

export interface NoticeDeps {
  readonly messages: Messages;
  readonly originOf: (tenant: Tenant) => string;
}

export type NoticeKind =
  | 'passwordChanged'
  | 'identityLinked'
  | 'authenticatorBound'
  | 'authenticatorRemoved'
  | 'bindingAdded'
  | 'bindingConfirmed'
  | 'bindingRejected';

export type Notices = ReturnType<typeof createNotices>;

const usefulMinutes = 24 * 60;

/** Notifies a member of a security event by mail, or by SMS if there is no email address. */
export function createNotices({ messages, originOf }: NoticeDeps) {
  return {
    async notify(
      tenant: Tenant,
      { email, mobile }: Pick<Account, 'email' | 'mobile'>,
      kind: NoticeKind,
      more: { readonly language?: Language; readonly params?: MessageParams } = {},
    ): Promise<void> {
      const { language = languageOf(tenant) } = more;
      const params = { link: `${originOf(tenant)}/helpmc`, ...more.params };
      const notice = { kind, language, params, usefulMinutes };
      if (email !== null && messages.offers('mail')) await messages.queue(tenant, { channel: 'mail', to: email, ...notice });
      else if (mobile !== null) await messages.queue(tenant, { channel: 'sms', to: mobile, ...notice });
    },
  };
}

const languageOf = ({ brand }: Tenant): Language => brand.languages.default ?? defaultLanguage;

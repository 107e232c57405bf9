import type { TextKey } from '../../i18n/index.ts';
import type { IconName } from '../../ui/Icon/iconNames.ts';

interface SocialLook {
  readonly icon: IconName;
  readonly name: TextKey;
}

const looks: Readonly<Record<string, SocialLook>> = {
  telegram: { icon: 'telegram-logo', name: 'shell.social.telegram' },
  zalo: { icon: 'chats-circle', name: 'shell.social.zalo' },
  facebook: { icon: 'facebook-logo', name: 'shell.social.facebook' },
  youtube: { icon: 'youtube-logo', name: 'shell.social.youtube' },
  chat: { icon: 'chats-circle', name: 'shell.social.chat' },
  tiktok: { icon: 'tiktok-logo', name: 'shell.social.tiktok' },
};

const community: SocialLook = { icon: 'chat-circle-dots', name: 'shell.social.community' };

/** Icon and name of a social link of the manifest. */
export const socialLook = (kind: string): SocialLook => looks[kind] ?? community;

/** Whether an address of the manifest leaves the site. */
export const isOutside = ({ url }: { readonly url: string }) => !/^[/?]/.test(url);

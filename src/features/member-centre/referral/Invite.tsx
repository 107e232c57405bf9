import { use, useId } from 'react';
import { fallbackAddress } from '../../../domain/picture.ts';
import { useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { Card, saveFile } from '../../../runtime/centre/index.ts';
import { useCopy, useOverlays } from '../../../runtime/overlays/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import type { IconName } from '../../../ui/Icon/iconNames.ts';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { PictureOrigin } from '../../../ui/Picture/pictureOrigin.ts';
import { QrCode } from '../../../ui/QrCode/QrCode.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import type { Referral } from '../../../wire/referral.ts';
import * as css from './referral.css.ts';
import { useOffer } from './useOffer.ts';

interface InviteProps {
  readonly referral: Referral;
}

/** Link, code and QR code side by side. */
export function Invite({ referral }: InviteProps) {
  const t = useText();
  const title = useId();
  const { code, link, terms } = referral;
  const { text, condition } = useOffer(terms);
  const copy = useCopy();
  return (
    <div className={css.invite}>
      <section className={css.offer} aria-labelledby={title}>
        <header className={css.offerHead}>
          <span className={css.drawing}>
            <Icon name="users-three" weight="duotone" size={28} />
          </span>
          <div>
            <h3 id={title} className={css.title}>
              {t('referral.title')}
            </h3>
            <p className={css.text}>{text}</p>
            {condition === null ? null : <p className={css.condition}>{condition}</p>}
          </div>
        </header>
        <div className={css.line}>
          <Shown label={t('referral.link')} value={link} />
          <Button iconStart={<Icon name="copy" size={18} />} onClick={() => copy(link, t('referral.link.copied'))}>
            {t('referral.copy')}
          </Button>
        </div>
        <div className={css.lines}>
          <div className={css.line}>
            <Shown label={t('referral.code')} value={code} isCode />
            <IconButton
              tone="outline"
              label={t('referral.code.copy')}
              icon={<Icon name="copy" size={18} />}
              onClick={() => copy(code, t('referral.code.copied'))}
            />
          </div>
          <Channels link={link} />
        </div>
      </section>
      <Card>
        <div className={css.scan}>
          <Qr link={link} />
          <p className={css.text}>{t('referral.qr.text')}</p>
          <SavePicture referral={referral} />
        </div>
      </Card>
    </div>
  );
}

/** QR code and code above the two acts of a phone. */
export function PhoneInvite({ referral }: InviteProps) {
  const t = useText();
  const { code, link, terms } = referral;
  const { text, condition } = useOffer(terms);
  const copy = useCopy();
  const copyLink = () => copy(link, t('referral.link.copied'));
  const share = useShare(link);
  return (
    <Card>
      <div className={css.scan}>
        <Qr link={link} />
        <p className={css.label}>{t('referral.code')}</p>
        <p className={css.codeLine}>
          <span className={css.bigCode}>{code}</span>
          <IconButton
            label={t('referral.code.copy')}
            icon={<Icon name="copy" size={20} />}
            onClick={() => copy(code, t('referral.code.copied'))}
          />
        </p>
        <div className={css.acts}>
          {share === null ? null : (
            <Button size="lg" block iconStart={<Icon name="share-network" size={18} />} onClick={share}>
              {t('referral.share')}
            </Button>
          )}
          <Button size="lg" block tone={share === null ? 'primary' : 'secondary'} onClick={copyLink}>
            {t('referral.link.copy')}
          </Button>
        </div>
        <p className={css.text}>{text}</p>
        {condition === null ? null : <p className={css.condition}>{condition}</p>}
      </div>
    </Card>
  );
}

function Qr({ link }: { readonly link: string }) {
  const t = useText();
  return <QrCode size="lg" value={link} label={t('referral.qr')} mark={useMark()} />;
}

function SavePicture({ referral: { code, link } }: InviteProps) {
  const t = useText();
  const { showToast } = useOverlays();
  const mark = useMark();
  const save = async () => {
    try {
      const { qrPicture } = await import('../../../ui/QrCode/qrPicture.ts');
      saveFile(await qrPicture(link, mark), `${code}.png`);
    } catch {
      showToast({ tone: 'danger', title: t('referral.qr.failed') });
    }
  };
  return (
    <Button tone="secondary" size="sm" iconStart={<Icon name="download-simple" size={16} />} onClick={() => void save()}>
      {t('referral.qr.save')}
    </Button>
  );
}

interface ShownProps {
  readonly label: string;
  readonly value: string;
  readonly isCode?: boolean;
}

/** A value to copy: a field, so that it can be selected by hand too. */
function Shown({ label, value, isCode = false }: ShownProps) {
  return (
    <label className={css.shown}>
      <span className={css.label}>{label}</span>
      <input
        className={isCode ? css.code : css.value}
        value={value}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
    </label>
  );
}

/** Applications that a link can be handed to by address. */
function Channels({ link }: { readonly link: string }) {
  const t = useText();
  const { name } = useBrand();
  const share = useShare(link);
  const message = t('referral.message', { brand: name });
  const [url, text, both] = [link, message, `${message} ${link}`].map(encodeURIComponent);
  const channels = [
    { id: 'sms', icon: 'chat-circle-dots', to: `sms:?&body=${both}` },
    { id: 'telegram', icon: 'telegram-logo', to: `https://t.me/share/url?url=${url}&text=${text}` },
    { id: 'mail', icon: 'envelope-simple', to: `mailto:?subject=${text}&body=${both}` },
  ] as const satisfies readonly { readonly id: string; readonly icon: IconName; readonly to: string }[];
  return (
    <div className={css.shown} role="group" aria-label={t('referral.shareBy')}>
      <span className={css.label}>{t('referral.shareBy')}</span>
      <span className={css.channels}>
        {channels.map(({ id, icon, to }) => (
          <SiteLink key={id} to={to} newTab={id === 'telegram'} label={t(`referral.shareBy.${id}`)} className={css.channel}>
            <Icon name={icon} size={18} />
          </SiteLink>
        ))}
        {share === null ? null : (
          <IconButton
            tone="outline"
            label={t('referral.share')}
            icon={<Icon name="share-network" size={18} />}
            onClick={share}
          />
        )}
      </span>
    </div>
  );
}

/** Opens the sharing of the system; null in a browser without it. */
function useShare(link: string): (() => void) | null {
  const t = useText();
  const { name } = useBrand();
  if (typeof navigator.share !== 'function') return null;
  // Rejected if the member closes it.
  return () => void navigator.share({ text: t('referral.message', { brand: name }), url: link }).catch(() => undefined);
}

/** URL of the brand's mark. */
function useMark(): string {
  const { mark } = useBrand();
  return `${use(PictureOrigin)}${fallbackAddress(mark)}`;
}

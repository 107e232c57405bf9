import { useId, useRef } from 'react';
import { fileSizeText, imageLimits } from '../../../domain/imageRules.ts';
import type { AvatarPicture } from '../../../flows/avatar/index.ts';
import { useLanguage, useText } from '../../../i18n/index.ts';
import { Card } from '../../../runtime/centre/index.ts';
import { useSessionView } from '../../../runtime/session/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { FailureLine } from '../../../ui/form/FailureLine.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { failureText } from '../../../wire/failure.ts';
import type { Profile } from '../../../wire/profile.ts';
import { AvatarCrop } from './AvatarCrop.tsx';
import * as css from './account.css.ts';
import { useAvatar } from './useAvatar.ts';
import { useMoment } from './useMoment.ts';

/** The picture of the account: an own one with a crop, or a ready one [ENTITY-29]. */
export function AvatarCard({ profile }: { readonly profile: Profile }) {
  const t = useText();
  const language = useLanguage();
  const moment = useMoment();
  const { account, nickname } = useSessionView();
  const [state, send] = useAvatar();
  const { picture, fault, failed } = state.context;
  const size = fileSizeText(imageLimits.bytes, language);
  return (
    <Card>
      {picture === null ? (
        <div className={css.picture}>
          <img className={css.pictureImage} src={profile.avatar.icon} alt="" width={84} height={84} />
          <div className={css.pictureWords}>
            <h3 className={css.pictureName}>{nickname || account}</h3>
            <p className={css.text}>{t('member.account.memberSince', { account, date: moment(profile.memberSince, 'day') })}</p>
            <div className={css.actions}>
              <UploadButton onChoose={(file) => send({ type: 'avatar.take', file })} />
            </div>
            <p className={css.itemNote}>{t('member.account.avatar.help', { size })}</p>
          </div>
        </div>
      ) : (
        <AvatarCrop
          picture={picture as AvatarPicture & CanvasImageSource}
          busy={state.hasTag('busy')}
          onSave={(image) => send({ type: 'avatar.save', image })}
          onCancel={() => send({ type: 'avatar.cancel' })}
        />
      )}
      {fault === null ? null : (
        <p className={css.fault} role="alert">
          {t(`member.account.avatar.fault.${fault}`, { size })}
        </p>
      )}
      <FailureLine failed={failed} textOf={failureText} />
      {picture === null ? (
        <ReadyAvatars profile={profile} onChoose={(avatar) => send({ type: 'avatar.choose', avatar })} />
      ) : null}
    </Card>
  );
}

function UploadButton({ onChoose }: { readonly onChoose: (file: File) => void }) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg"
        aria-label={t('member.account.avatar.upload')}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          // Otherwise choosing the same file again fires no event.
          if (chosen !== undefined) onChoose(chosen);
          currentTarget.value = '';
        }}
      />
      <Button
        tone="secondary"
        size="sm"
        iconStart={<Icon name="upload-simple" size={16} />}
        onClick={() => input.current?.click()}
      >
        {t('member.account.avatar.upload')}
      </Button>
    </>
  );
}

interface ReadyAvatarsProps {
  readonly profile: Profile;
  readonly onChoose: (avatar: string) => void;
}

/** Ready pictures as radio buttons. */
function ReadyAvatars({ profile: { avatar, readyAvatars }, onChoose }: ReadyAvatarsProps) {
  const t = useText();
  const name = useId();
  return (
    <fieldset>
      <legend className={css.factName}>{t('member.account.avatar.ready')}</legend>
      <div className={css.ready}>
        {readyAvatars.map((ready, index) => (
          <label key={ready.avatar} className={css.readyOption} data-checked={ready.avatar === avatar.avatar ? '' : undefined}>
            <input
              type="radio"
              className={css.readyInput}
              name={name}
              checked={ready.avatar === avatar.avatar}
              aria-label={t('member.account.avatar.option', { number: index + 1 })}
              onChange={() => onChoose(ready.avatar)}
            />
            <img className={css.pictureImage} src={ready.icon} alt="" width={44} height={44} loading="lazy" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

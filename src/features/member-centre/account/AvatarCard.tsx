import { useId, useRef, useState } from 'react';
import { profileCalls, profileQueries } from '../../../api/profile.ts';
import { fileSizeText, type ImageFault, imageFault, imageLimits, signatureLength } from '../../../domain/imageRules.ts';
import { useLanguage, useText } from '../../../i18n/index.ts';
import { useMutation, useQueryClient } from '../../../runtime/data/index.ts';
import { useSessionView } from '../../../runtime/session/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { FailureLine } from '../../../ui/form/FailureLine.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Failure, failureCodeOf, failureText } from '../../../wire/failure.ts';
import type { Profile } from '../../../wire/profile.ts';
import { Card } from '../parts/index.ts';
import { AvatarCrop } from './AvatarCrop.tsx';
import * as css from './account.css.ts';
import { useMoment } from './useMoment.ts';

/** The picture of the account: an own one with a crop, or a ready one [ENTITY-29]. */
export function AvatarCard({ profile }: { readonly profile: Profile }) {
  const t = useText();
  const language = useLanguage();
  const moment = useMoment();
  const { account, nickname } = useSessionView();
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<ImageFault | null>(null);
  const { choosing, uploading } = useAvatarChange();
  const size = fileSizeText(imageLimits.bytes, language);

  const take = async (chosen: File) => {
    choosing.reset();
    uploading.reset();
    const broken = await faultOf(chosen);
    setFault(broken);
    setFile(broken === null ? chosen : null);
  };
  const upload = (image: string) =>
    uploading.mutate(image, {
      onSuccess: () => setFile(null),
      onError: (error) => {
        const refused = refusedRule(error);
        if (refused !== null) setFile(null);
        setFault(refused);
      },
    });
  const failed = choosing.error ?? (fault === null ? uploading.error : null);

  return (
    <Card>
      {file === null ? (
        <div className={css.picture}>
          <img className={css.pictureImage} src={profile.avatar.icon} alt="" width={84} height={84} />
          <div className={css.pictureWords}>
            <h3 className={css.pictureName}>{nickname || account}</h3>
            <p className={css.text}>{t('member.account.memberSince', { account, date: moment(profile.memberSince, 'day') })}</p>
            <div className={css.actions}>
              <UploadButton onChoose={(chosen) => void take(chosen)} />
            </div>
            <p className={css.itemNote}>{t('member.account.avatar.help', { size })}</p>
          </div>
        </div>
      ) : (
        <AvatarCrop
          file={file}
          busy={uploading.isPending}
          onSave={upload}
          onCancel={() => setFile(null)}
          onBroken={() => {
            setFile(null);
            setFault('broken');
          }}
        />
      )}
      {fault === null ? null : (
        <p className={css.text} role="alert">
          {t(`member.account.avatar.fault.${fault}`, { size })}
        </p>
      )}
      <FailureLine failed={failed === null ? null : { code: failureCodeOf(failed), waitSeconds: null }} textOf={failureText} />
      {file === null ? (
        <ReadyAvatars
          profile={profile}
          onChoose={(avatar) => {
            setFault(null);
            uploading.reset();
            choosing.mutate(avatar);
          }}
        />
      ) : null}
    </Card>
  );
}

/** Both ways to change the picture; a change shows everywhere. */
function useAvatarChange() {
  const client = useQueryClient();
  const show = (avatar: Profile['avatar']) => {
    const { queryKey } = profileQueries.profile();
    const before = client.getQueryData<Profile>(queryKey);
    if (before !== undefined) client.setQueryData(queryKey, { ...before, avatar });
    client.setQueryData(profileQueries.icon().queryKey, { icon: avatar.icon });
  };
  return {
    choosing: useMutation({ mutationFn: profileCalls.chooseAvatar, onSuccess: show }),
    uploading: useMutation({ mutationFn: profileCalls.uploadAvatar, onSuccess: show }),
  };
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
          <label key={ready.avatar} className={css.readyOption}>
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

/** A file that was deleted after it was chosen cannot be read. */
const faultOf = (file: File): Promise<ImageFault | null> =>
  file
    .slice(0, signatureLength)
    .arrayBuffer()
    .then(
      (bytes) => imageFault({ size: file.size, head: new Uint8Array(bytes) }, 0),
      () => 'broken',
    );

/** The rule that the server found violated; null for another failure. */
function refusedRule(error: unknown): ImageFault | null {
  if (!(error instanceof Failure) || error.code !== 'VALIDATION') return null;
  return (error.value as { readonly rule?: ImageFault } | null)?.rule ?? null;
}

import { useText } from '../../i18n/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as css from './CaptchaField.css.ts';
import { TextField } from './TextField.tsx';

export interface CaptchaFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onLeave?: () => void;
  readonly fault?: string | null;
  /** Whether it may stay empty. */
  readonly optional?: boolean;
  /** Most characters of an answer. */
  readonly maxLength?: number | undefined;
  /** URL of the image; null while it loads. */
  readonly picture: string | null;
  readonly onRefresh: () => void;
}

/** Input for the characters of a captcha image, with a button for a new image. */
export function CaptchaField({
  value,
  onChange,
  onLeave,
  fault,
  optional = false,
  maxLength = 8,
  picture,
  onRefresh,
}: CaptchaFieldProps) {
  const t = useText();
  return (
    <TextField
      name="captcha"
      label={t('form.captcha')}
      required={!optional}
      optional={optional}
      value={value}
      fault={fault}
      maxLength={maxLength}
      autoComplete="off"
      onChange={onChange}
      onLeave={onLeave}
      beside={
        <>
          <span className={css.picture}>
            {picture === null ? (
              <Spinner />
            ) : (
              <img className={css.image} src={picture} alt={t('form.captcha_picture')} width={124} height={44} />
            )}
          </span>
          <span className={css.refresh}>
            <IconButton
              tone="outline"
              label={t('form.captcha_refresh')}
              icon={<Icon name="arrows-clockwise" size={18} />}
              onClick={onRefresh}
            />
          </span>
        </>
      }
    />
  );
}

import { type TextKey, useText, WithWords } from '../i18n/index.ts';
import { useBrand } from '../runtime/brand/index.ts';
import { LinkButton } from '../ui/Button/LinkButton.tsx';
import { Icon } from '../ui/Icon/Icon.tsx';
import { RichText } from '../ui/RichText/RichText.tsx';
import { hidden } from '../ui/VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './JoinPage.css.ts';
import { page } from './page.css.ts';

const reasons: readonly { readonly title: TextKey; readonly text: TextKey }[] = [
  { title: 'join.reason.1.title', text: 'join.reason.1.text' },
  { title: 'join.reason.2.title', text: 'join.reason.2.text' },
  { title: 'join.reason.3.title', text: 'join.reason.3.text' },
];

export default function JoinPage() {
  return (
    <WithWords areas={['join']}>
      <Join />
    </WithWords>
  );
}

function Join() {
  const t = useText();
  const { name, joinBody, contacts } = useBrand();
  return (
    <div className={page}>
      <header className={css.banner}>
        <h1 className={css.title}>{t('join.title', { name })}</h1>
        <p className={css.lead}>{t('join.text')}</p>
        <span className={css.bannerSign}>
          <Icon name="handshake" weight="duotone" size={40} />
        </span>
      </header>
      <div className={css.columns}>
        {joinBody === null ? (
          <Reasons />
        ) : (
          <div className={css.body}>
            <h2 className={hidden}>{t('join.body')}</h2>
            <RichText html={joinBody} />
          </div>
        )}
        <aside className={css.contact} aria-labelledby="join-contact">
          <span className={css.sign}>
            <Icon name="handshake" weight="duotone" size={28} />
          </span>
          <h2 className={css.contactTitle} id="join-contact">
            {t('join.contact.title')}
          </h2>
          <p className={css.contactText}>{t('join.contact.text')}</p>
          {contacts.email === null ? (
            <LinkButton to="/help#feedback" block>
              {t('join.contact.feedback')}
            </LinkButton>
          ) : (
            <LinkButton to={`mailto:${contacts.email}`} block iconStart={<Icon name="envelope-simple" size={18} />}>
              {t('join.contact.email')}
            </LinkButton>
          )}
          <LinkButton to="/help#affiliates" tone="secondary" block>
            {t('join.affiliates')}
          </LinkButton>
        </aside>
      </div>
      {joinBody === null ? null : (
        <div className={css.after}>
          <Reasons />
        </div>
      )}
    </div>
  );
}

function Reasons() {
  const t = useText();
  return (
    <ul className={css.reasons}>
      {reasons.map(({ title, text }, index) => (
        <li key={title} className={css.reason}>
          <span className={css.number}>{index + 1}</span>
          <div>
            <h2 className={css.reasonTitle}>{t(title)}</h2>
            <p className={css.text}>{t(text)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

import { queries } from '../../api/index.ts';
import { useText, WithWords } from '../../i18n/index.ts';
import { useBrand } from '../../runtime/brand/index.ts';
import { useQuery } from '../../runtime/data/index.ts';
import { Accordion } from '../../ui/Accordion/Accordion.tsx';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import * as css from './ExtraHelp.css.ts';

/** The help topics that native apps embed: no header, no footer. */
export function ExtraHelp() {
  return (
    <WithWords areas={['pages']}>
      <ExtraTopics />
    </WithWords>
  );
}

function ExtraTopics() {
  const t = useText();
  const { contacts } = useBrand();
  const { data: topics = [] } = useQuery(queries.help());
  const extra = topics.filter((topic) => topic.extra);
  return (
    <div className={css.block}>
      <h1 className={css.title}>{t('help.extra.title')}</h1>
      {extra.length === 0 ? (
        <p className={css.empty}>{t('help.extra.empty')}</p>
      ) : (
        <Accordion
          items={extra.map(({ id, title, body }, index) => ({
            id,
            title: <h2>{title}</h2>,
            body: <RichText html={body} />,
            open: index === 0,
          }))}
        />
      )}
      {contacts.email === null ? null : (
        <section className={css.contact} aria-labelledby="extra-contact">
          <h2 className={css.contactTitle} id="extra-contact">
            {t('help.contact.title')}
          </h2>
          <LinkButton to={`mailto:${contacts.email}`} tone="secondary" iconStart={<Icon name="envelope-simple" size={18} />}>
            {contacts.email}
          </LinkButton>
        </section>
      )}
    </div>
  );
}

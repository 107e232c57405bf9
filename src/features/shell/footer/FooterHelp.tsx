import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Accordion } from '../../../ui/Accordion/Accordion.tsx';
import { RichText } from '../../../ui/RichText/RichText.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import * as css from './Footer.css.ts';
import { firstParagraph } from './firstParagraph.ts';
import { footerTopics } from './footerTopics.ts';

/** The fixed help topics: the first paragraph of each, with a link to the full text. */
export function FooterHelp() {
  const t = useText();
  const { data = [] } = useQuery(queries.help());
  const items = footerTopics(data).map(({ id, title, body }) => ({
    id: `footer-${id}`,
    title,
    body: (
      <>
        <RichText html={firstParagraph(body)} />
        <SiteLink to={`/help#${id}`} className={css.textLink} label={t('shell.footer.moreOf', { title })}>
          {t('shell.footer.more')}
        </SiteLink>
      </>
    ),
  }));
  return items.length === 0 ? null : <Accordion items={items} exclusive="footer-help" />;
}

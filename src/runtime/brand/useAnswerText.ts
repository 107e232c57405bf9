import { useText } from '../../i18n/index.ts';
import { useBrand } from './BrandProvider.tsx';

/** Whether and when a message to customer service is answered. Needs the words of `contact`. */
export function useAnswerText(): string {
  const t = useText();
  const { profile, contacts } = useBrand();
  const hours = contacts.answerHours;
  if (hours === null) return t(profile === 'play' ? 'contact.answer.demo' : 'contact.answer.open');
  return t(profile === 'play' ? 'contact.answer.demoHours' : 'contact.answer.hours', { hours });
}

import type { BroadcastDetail } from '../../../../wire/broadcast.ts';
import { useMoment, useNumber, useText } from '../../../i18n/index.ts';
import * as css from '../content.css.ts';

const size = { width: 240, height: 80 } as const;

/** Speed of a letter from its first batch to its last, as a line. */
export function LetterCourse({ course }: { readonly course: BroadcastDetail['course'] }) {
  const text = useText();
  const number = useNumber();
  const moment = useMoment();
  const highest = Math.max(1, ...course.map(({ perSecond }) => perSecond));
  const points = course.map(({ perSecond }, index) => [
    (size.width * index) / (course.length - 1),
    size.height * (1 - perSecond / highest),
  ]);
  const [first, last] = [course[0]?.at ?? '', course.at(-1)?.at ?? ''];
  const words = text('content.letter.course', { number: number(Math.round(highest)) });
  return (
    <figure className={css.figure}>
      <svg
        className={css.course}
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words}
      >
        <line className={css.courseBase} x1={0} x2={size.width} y1={size.height} y2={size.height} />
        <polyline className={css.courseLine} points={points.map((point) => point.join(',')).join(' ')} />
      </svg>
      <figcaption className={css.between}>
        <span className={css.meta}>{moment(first, 'second')}</span>
        <span className={css.meta}>{words}</span>
        <span className={css.meta}>{moment(last, 'second')}</span>
      </figcaption>
    </figure>
  );
}

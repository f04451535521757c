import type { markingApi } from '@zhibi/contract/marking';
import { pageSizes } from '@zhibi/contract/papers';
import type { z } from 'zod';
import styles from './by-student.module.css';
import { MarkedPage, type MarkedPageProps } from './marked-page.js';
import type { AnswerOfPaper } from './use-paper-marking.js';

interface PaperPagesProps extends Pick<MarkedPageProps, 'homeworkId' | 'typed' | 'annotating' | 'onLook'> {
  /** Whose paper it is. */
  name: string;
  paper: z.output<typeof markingApi.papers.output>;
  current: AnswerOfPaper;
  isEnlarged: boolean;
}

/** All pages of one student below each other. */
export function PaperPages({
  name,
  paper: { studentId, items, answers, paper },
  current,
  isEnlarged,
  ...each
}: PaperPagesProps) {
  const numbers = new Map(items.map(({ itemId, no, maxScore }) => [itemId, { no, maxScore }]));
  return (
    <section
      className={isEnlarged ? `${styles.pages} ${styles.large}` : styles.pages}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
      tabIndex={0}
      aria-label={name}
    >
      {paper.pages.map((ink, index) => (
        <MarkedPage
          // biome-ignore lint/suspicious/noArrayIndexKey: pages are told apart by their number
          key={index}
          {...each}
          studentId={studentId}
          page={index + 1}
          size={pageSizes[paper.pageSize]}
          ink={ink}
          answers={answers}
          numbers={numbers}
          currentId={current.answerId}
        />
      ))}
    </section>
  );
}

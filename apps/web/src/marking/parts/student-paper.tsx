import { ABSENT } from '@zhibi/contract/kernel';
import { type AnswerToMark, type ItemToMark, markingApi } from '@zhibi/contract/marking';
import { useTranslation } from 'react-i18next';
import { AnswerPaper, hasWriting } from '../../capture/index.js';
import { useRead } from '../../platform/api.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { Go } from '../../platform/layout/go.js';
import { Screen } from '../../platform/screen.js';
import { scoredBy } from './scored-by.js';
import styles from './student-paper.module.css';

/** One student's whole paper as a teacher looks at it: every answer with its ink and its score. */
export function StudentPaper({ homeworkId, studentId }: { homeworkId: string; studentId: string }) {
  const { t } = useTranslation('marking');
  const read = useRead(markingApi.papers, { homeworkId, studentId });
  return (
    <Screen
      read={read}
      skeleton={{ rows: 6 }}
      isEmpty={({ answers }) => answers.length === 0}
      empty={<EmptyState title={t('paper.empty')} hint={t('paper.emptyHint')} />}
    >
      {({ name, items, answers }) => (
        <ol className={styles.paper}>
          {items.map((item) => (
            <Line
              key={item.itemId}
              homeworkId={homeworkId}
              item={item}
              name={name}
              answer={answers.find(({ itemId }) => itemId === item.itemId)}
            />
          ))}
        </ol>
      )}
    </Screen>
  );
}

interface LineProps {
  homeworkId: string;
  item: ItemToMark;
  name: string;
  answer: AnswerToMark | undefined;
}

function Line({ homeworkId, item: { itemId, no, maxScore }, name, answer }: LineProps) {
  const { t } = useTranslation('marking');
  return (
    <li>
      <header>
        <Go to={`/markFull?homework=${homeworkId}&item=${itemId}`}>{t('mark.question', { no })}</Go>
        {answer?.comment && <q>{answer.comment}</q>}
        <b data-by={scoredBy(answer)}>
          {answer?.score ?? ABSENT}
          <small>/{maxScore}</small>
        </b>
      </header>
      {answer && hasWriting(answer) ? (
        <AnswerPaper
          areas={answer.areas}
          ink={answer.ink}
          pictures={answer.pictures}
          label={t('mark.inkOf', { name })}
          size="fit"
        />
      ) : (
        <p>{t('mark.blank')}</p>
      )}
    </li>
  );
}

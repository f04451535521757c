import { type LectureItem, lectureApi } from '@zhibi/contract/marking/lecture';
import { useTranslation } from 'react-i18next';
import { homeworkIn } from '../../../capture/index.js';
import { LinkedFiles } from '../../../disk/index.js';
import { useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { QuestionText } from '../../parts/question-text.js';
import { ChooseMarked } from '../parts/choose-marked.js';
import { RateChip } from '../parts/rate-chip.js';
import { NoteField } from './note-field.js';
import styles from './notes.module.css';
import { Samples } from './samples.js';

/** Notes to each question of a paper, with the answers that were collected and files of the disk. */
export function Page() {
  const { t } = useTranslation('lecture');
  const [params] = useSearchParams();
  const homeworkId = homeworkIn(params);
  if (homeworkId) return <Notes homeworkId={homeworkId} first={params.get('item')} />;
  return (
    <>
      <PageHead title={t('titles.notes')} note={t('notesNote')} />
      <ChooseMarked to="/paper/teacherComment" />
    </>
  );
}

function Notes({ homeworkId, first }: { homeworkId: string; first: string | null }) {
  const { t } = useTranslation('lecture');
  const read = useRead(lectureApi.items, { homeworkId });
  const items = read.data?.items ?? [];
  // The question that one came for stands first; the others follow in the order of the paper.
  const chosen = items.filter(({ itemId }) => itemId === first);
  return (
    <>
      <PageHead
        title={t('titles.notes')}
        note={[read.data?.title, t('notesNote')].filter(Boolean).join(' · ')}
        extra={
          <GoButton type="primary" to={`/comment?homework=${homeworkId}`}>
            {t('start')}
          </GoButton>
        }
      />
      <Screen
        read={read}
        skeleton={{ cards: 3 }}
        isEmpty={() => items.length === 0}
        empty={<EmptyState title={t('none')} hint={t('noneHint')} />}
      >
        {() => (
          <div className={styles.notes}>
            {[...chosen, ...items.filter(({ itemId }) => itemId !== first)].map((item) => (
              <Question key={item.itemId} homeworkId={homeworkId} item={item} />
            ))}
          </div>
        )}
      </Screen>
    </>
  );
}

function Question({ homeworkId, item }: { homeworkId: string; item: LectureItem }) {
  const { t } = useTranslation('lecture');
  const { no, rate, body, questionId } = item;
  const title = t('question', { no });
  return (
    <Card
      title={title}
      extra={
        <>
          <RateChip rate={rate} />{' '}
          <LinkedFiles target={{ kind: 'question', id: questionId }} title={title} type="text" />
        </>
      }
    >
      <div className={styles.question}>
        <div className={styles.stem}>
          <QuestionText body={body} />
        </div>
        <NoteField homeworkId={homeworkId} item={item} />
      </div>
      <Samples homeworkId={homeworkId} item={item} />
    </Card>
  );
}

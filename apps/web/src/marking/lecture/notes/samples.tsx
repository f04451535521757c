import { type LectureItem, lectureApi } from '@zhibi/contract/marking/lecture';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../platform/api.js';
import { useCollect } from '../../parts/engine/use-collect.js';
import { ShownAnswer } from '../parts/shown-answer.js';
import styles from './notes.module.css';

/** What was collected to show, or what lost most where nothing was. */
export function Samples({ homeworkId, item: { itemId, maxScore, scored } }: { homeworkId: string; item: LectureItem }) {
  const { t } = useTranslation('lecture');
  const { data } = useRead(lectureApi.answers, scored > 0 ? { homeworkId, itemId } : null);
  const collect = useCollect();
  const removing = useWrite(lectureApi.collect, [lectureApi.items, lectureApi.answers]);
  const items = data?.items ?? [];
  const isProposed = items.length > 0 && items.every(({ kind }) => kind === null);
  return (
    <section className={styles.samples}>
      <h3>{t('samples')}</h3>
      <p>{isProposed ? t('proposed') : t('noSamples')}</p>
      <div>
        {items.map((answer) => (
          <ShownAnswer
            key={answer.answerId}
            answer={answer}
            maxScore={maxScore}
            hidesName={false}
            actions={
              answer.kind === null ? (
                <Button type="link" size="small" onClick={() => collect(answer.answerId, 'typical')}>
                  {t('collect.typical')}
                </Button>
              ) : (
                <Button
                  type="link"
                  size="small"
                  onClick={() => removing.mutate({ answerId: answer.answerId, kind: null })}
                >
                  {t('collect.remove')}
                </Button>
              )
            }
          />
        ))}
      </div>
    </section>
  );
}

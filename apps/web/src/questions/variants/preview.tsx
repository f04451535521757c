import type { TemplateFault, Variant } from '@zhibi/contract/questions/variants';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Card } from '../../platform/layout/card.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { AnswerText } from '../parts/answer-text.js';
import { QuestionText } from '../parts/question-text.js';
import styles from './variants.module.css';

export interface Found {
  faults: readonly TemplateFault[];
  variants: readonly Variant[];
  sets: number;
  answers: number;
  isAll: boolean;
}

interface PreviewProps {
  /** Absent while nothing is asked for. */
  found: Found | undefined;
  fault: string | undefined;
  onAgain: () => void;
}

/** The first of the variants with their answers, or why there are none. */
export function Preview({ found, fault, onAgain }: PreviewProps) {
  const { t } = useTranslation('variants');
  const variants = found?.variants ?? [];
  const isWrong = (found?.faults.length ?? 0) > 0;
  return (
    <Card
      title={t('preview.title')}
      extra={
        variants.length > 0 && (
          <Button size="small" onClick={onAgain}>
            {t('preview.again')}
          </Button>
        )
      }
    >
      <div role="status" aria-live="polite">
        {variants.length === 0 || found === undefined ? (
          <EmptyState
            title={isWrong ? t('preview.wrong') : t('preview.nothing')}
            hint={fault ?? (isWrong ? t('preview.wrongHint') : t('preview.nothingHint'))}
          />
        ) : (
          <p className={styles.hint}>
            {t(found.isAll ? 'preview.sets' : 'preview.atLeast', { sets: found.sets, answers: found.answers })}
          </p>
        )}
      </div>
      <ol className={styles.variants}>
        {variants.map(({ values, body }) => (
          <li key={values.map(({ name, value }) => `${name}${value}`).join()}>
            <small translate="no">{values.map((one) => t('preview.values', one)).join('　')}</small>
            <QuestionText body={body} />
            <AnswerText body={body} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

import { CheckOutlined, DownOutlined, PlusOutlined, UpOutlined } from '@ant-design/icons';
import { difficultyOf, type QuestionForTeacher } from '@zhibi/contract/questions';
import { Button, Tooltip } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerText } from '../parts/answer-text.js';
import styles from '../parts/question-card.module.css';
import { QuestionText } from '../parts/question-text.js';
import { typeNames } from '../parts/type-names.js';

export interface QuestionCardProps {
  question: QuestionForTeacher;
  isChosen: boolean;
  isBusy: boolean;
  onAdd: (questionId: string) => void;
  onRemove: (questionId: string) => void;
}

/** One question: what it is, what it asks, its answer on demand, into the cart or out of it. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, isChosen } = props;
  const { t } = useTranslation('questions');
  const [isOpen, setOpen] = useState(false);
  const answerId = useId();
  const { body, knowledge, difficulty, timesUsed, source, minutes, type } = question;
  return (
    <article className={isChosen ? `${styles.card} ${styles.chosen}` : styles.card}>
      <div className={styles.meta}>
        <b>{t(`type.${typeNames[type]}`)}</b>
        {knowledge.map(({ id, title }) => (
          <span key={id}>{title}</span>
        ))}
        <span>{t(`difficulty.${difficultyOf(difficulty)}`)}</span>
        <span>{timesUsed > 0 ? t('card.used', { count: timesUsed }) : t('card.unused')}</span>
        <span>{source}</span>
      </div>
      <QuestionText body={body} />
      <div id={answerId}>{isOpen && <AnswerText body={body} />}</div>
      <div className={styles.foot}>
        <span>{t('card.minutes', { minutes })}</span>
        <span className={styles.actions}>
          <Button
            type="text"
            size="small"
            icon={isOpen ? <UpOutlined /> : <DownOutlined />}
            aria-expanded={isOpen}
            aria-controls={answerId}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'card.hide' : 'card.show')}
          </Button>
          <CartButton {...props} />
        </span>
      </div>
    </article>
  );
}

function CartButton({ question: { questionId }, isChosen, isBusy, onAdd, onRemove }: QuestionCardProps) {
  const { t } = useTranslation('questions');
  if (!isChosen)
    return (
      <Button
        size="small"
        type="primary"
        ghost
        icon={<PlusOutlined />}
        loading={isBusy}
        onClick={() => onAdd(questionId)}
      >
        {t('card.add')}
      </Button>
    );
  return (
    <Tooltip title={t('card.remove')}>
      <Button
        size="small"
        className={styles.inCart}
        icon={<CheckOutlined />}
        loading={isBusy}
        aria-pressed
        onClick={() => onRemove(questionId)}
      >
        {t('card.added')}
      </Button>
    </Tooltip>
  );
}

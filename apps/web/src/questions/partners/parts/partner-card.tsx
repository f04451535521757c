import { CheckOutlined, DownOutlined, PlusOutlined, UpOutlined } from '@ant-design/icons';
import { difficultyOf } from '@zhibi/contract/questions';
import type { PartnerQuestion } from '@zhibi/contract/questions/partners';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerText } from '../../parts/answer-text.js';
import styles from '../../parts/question-card.module.css';
import { QuestionText } from '../../parts/question-text.js';
import { typeNames } from '../../parts/type-names.js';

interface PartnerCardProps {
  question: PartnerQuestion;
  isInCart: boolean;
  isBusy: boolean;
  onTake: () => void;
  onAdd: () => void;
  onRemove: () => void;
  onSimilar?: () => void;
}

/** One question of a partner: what it is and asks, its answer on demand, into the own bank or the cart. */
export function PartnerCard(props: PartnerCardProps) {
  const { question, isInCart, onSimilar } = props;
  const { t } = useTranslation('questions');
  const { t: p } = useTranslation('partners');
  const [isOpen, setOpen] = useState(false);
  const answerId = useId();
  const { body, knowledge, topics, difficulty, source, minutes, type, year } = question;
  return (
    <article className={isInCart ? `${styles.card} ${styles.chosen}` : styles.card}>
      <div className={styles.meta}>
        <b>{t(`type.${typeNames[type]}`)}</b>
        {knowledge.length > 0
          ? knowledge.map(({ id, title }) => <span key={id}>{title}</span>)
          : topics.map((topic) => (
              <span key={topic} title={p('card.unmapped')}>
                {topic}
              </span>
            ))}
        {difficulty !== null && <span>{t(`difficulty.${difficultyOf(difficulty)}`)}</span>}
        {year !== null && <span>{p('card.year', { year })}</span>}
        <span>{source}</span>
      </div>
      <QuestionText body={body} />
      <div id={answerId}>{isOpen && <AnswerText body={body} />}</div>
      <div className={styles.foot}>
        {minutes !== null && <span>{t('card.minutes', { minutes })}</span>}
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
          {onSimilar && (
            <Button type="text" size="small" onClick={onSimilar}>
              {p('card.similar')}
            </Button>
          )}
          <Takes {...props} />
        </span>
      </div>
    </article>
  );
}

function Takes({ question, isInCart, isBusy, onTake, onAdd, onRemove }: PartnerCardProps) {
  const { t } = useTranslation('questions');
  const { t: p } = useTranslation('partners');
  return (
    <>
      {question.questionId === null ? (
        <Button type="text" size="small" disabled={isBusy} onClick={onTake}>
          {p('card.take')}
        </Button>
      ) : (
        <Button type="text" size="small" disabled icon={<CheckOutlined />}>
          {p('card.mine')}
        </Button>
      )}
      {isInCart ? (
        <Button size="small" className={styles.inCart} icon={<CheckOutlined />} aria-pressed onClick={onRemove}>
          {t('card.added')}
        </Button>
      ) : (
        <Button size="small" type="primary" ghost icon={<PlusOutlined />} loading={isBusy} onClick={onAdd}>
          {t('card.add')}
        </Button>
      )}
    </>
  );
}

import { ABSENT } from '@zhibi/contract/kernel';
import { useTranslation } from 'react-i18next';
import { AnswerPaper } from '../../capture/index.js';
import { isDone, type OpenGroup, scoreOfGroup } from './group-state.js';
import styles from './groups.module.css';

interface StackProps {
  group: OpenGroup;
  maxScore: number;
  isOpen: boolean;
  onOpen: () => void;
}

/** A group as a stack of paper: what was read and how many, its first answer, and what it got. */
export function Stack({ group, maxScore, isOpen, onOpen }: StackProps) {
  const { t } = useTranslation('groups');
  const { kind, label, isSettled, answers } = group;
  const [first] = answers;
  const score = scoreOfGroup(group);
  return (
    <button
      type="button"
      className={styles.stack}
      data-many={answers.length > 9 ? 'two' : answers.length > 1 ? 'one' : 'none'}
      aria-current={isOpen}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onOpen}
    >
      <span className={styles.head}>
        <b>{label || t(`kinds.${kind}`)}</b>
        <span>{t('size', { count: answers.length })}</span>
      </span>
      <span className={styles.thumb} aria-hidden="true">
        {first && (
          <AnswerPaper areas={first.areas} ink={first.ink} pictures={first.pictures} label={label} isInButton />
        )}
      </span>
      <span className={styles.foot}>
        <span data-warn={!isSettled}>{t(`kinds.${kind}`)}</span>
        <b data-open={!isDone(group)}>
          {score === 'mixed' ? <small>{t('mixed')}</small> : (score ?? ABSENT)}
          {score !== 'mixed' && <small>/{maxScore}</small>}
        </b>
      </span>
    </button>
  );
}

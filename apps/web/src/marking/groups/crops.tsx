import { ABSENT } from '@zhibi/contract/kernel';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { AnswerPaper } from '../../capture/index.js';
import { scoredBy } from '../parts/scored-by.js';
import type { OpenGroup } from './group-state.js';
import styles from './groups.module.css';

interface CropsProps {
  group: OpenGroup;
  selected: ReadonlySet<string>;
  currentId: string | null;
  onToggle: (answerId: string) => void;
}

/** The answers of the open group, each to be selected by itself. */
export function Crops({ group, selected, currentId, onToggle }: CropsProps) {
  const { t } = useTranslation('groups');
  return (
    <ul className={styles.crops}>
      {group.answers.map(({ answerId, name, score, status, reading, areas, ink, pictures }) => (
        <li key={answerId} data-on={selected.has(answerId)} data-current={answerId === currentId}>
          <Checkbox
            checked={selected.has(answerId)}
            aria-label={t('select', { name, score: score ?? ABSENT })}
            onChange={() => onToggle(answerId)}
          >
            {name}
          </Checkbox>
          <AnswerPaper areas={areas} ink={ink} pictures={pictures} label={name} size="fit" />
          <footer>
            <span>{reading?.text}</span>
            {score === null ? <span>{ABSENT}</span> : <b data-by={scoredBy({ status })}>{score}</b>}
          </footer>
        </li>
      ))}
    </ul>
  );
}

import { ScissorOutlined } from '@ant-design/icons';
import { ABSENT } from '@zhibi/contract/kernel';
import { Button, Checkbox } from 'antd';
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
  /** Absent where nothing would be left. */
  onTakeOut?: ((answerId: string) => void) | undefined;
}

/** The answers of the open group, each to be selected by itself, or taken out by one click. */
export function Crops({ group, selected, currentId, onToggle, onTakeOut }: CropsProps) {
  const { t } = useTranslation('groups');
  return (
    <ul className={styles.crops}>
      {group.answers.map(({ answerId, name, score, status, reading, areas, ink, pictures }) => (
        <li key={answerId} data-on={selected.has(answerId)} data-current={answerId === currentId}>
          <header>
            <Checkbox
              checked={selected.has(answerId)}
              aria-label={t('select', { name, score: score ?? ABSENT })}
              onChange={() => onToggle(answerId)}
            >
              {name}
            </Checkbox>
            {onTakeOut && (
              <Button
                size="small"
                type="text"
                icon={<ScissorOutlined />}
                aria-label={t('takeOut', { name })}
                title={t('takeOut', { name })}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onTakeOut(answerId)}
              />
            )}
          </header>
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

import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { type LectureItem, lectureApi } from '@zhibi/contract/marking/lecture';
import { Button, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Go } from '../../../platform/layout/go.js';
import { ToolFrame } from '../../../platform/layout/tool-frame.js';
import { Screen } from '../../../platform/screen.js';
import { formatRate } from '../../../platform/time.js';
import { AnswerKey } from '../../parts/answer-key.js';
import { QuestionText } from '../../parts/question-text.js';
import { useKeyMap } from '../../parts/use-key-map.js';
import { RateChip } from '../parts/rate-chip.js';
import { ShownAnswer } from '../parts/shown-answer.js';
import styles from './deck.module.css';

interface DeckProps {
  homework: { homeworkId: string; title: string; classNames: readonly string[] };
  /** In the order of the lecture. */
  items: readonly LectureItem[];
  item: LectureItem;
  onGo: (itemId: string) => void;
}

const foot = [
  { name: 'move', keys: ['←', '→'] },
  { name: 'key', keys: ['K'] },
  { name: 'names', keys: ['N'] },
  { name: 'enlarge', keys: ['Space'] },
] as const;

/** One question before the class: what was asked, answers without names, and what is right once it may be seen. */
export function Deck({ homework: { homeworkId, title, classNames }, items, item, onGo }: DeckProps) {
  const { t } = useTranslation('lecture');
  // What a class must not see by chance begins hidden with each question.
  const [isKey, setKey] = useState(false);
  const [isNamed, setNamed] = useState(false);
  const [large, setLarge] = useState<number | null>(null);
  const { itemId, no, maxScore, body, rate, full, zero, scored, note } = item;
  const read = useRead(lectureApi.answers, { homeworkId, itemId });
  const answers = read.data?.items ?? [];
  const at = items.indexOf(item);
  const move = (by: 1 | -1) => {
    const next = items[at + by];
    if (next) onGo(next.itemId);
  };
  useKeyMap({
    ArrowLeft: () => move(-1),
    ArrowRight: () => move(1),
    k: () => setKey(!isKey),
    n: () => setNamed(!isNamed),
    ' ': () => setLarge(large === null ? 0 : large + 1 < answers.length ? large + 1 : null),
    Escape: () => setLarge(null),
  });
  const shown = large === null ? answers : answers.slice(large, large + 1);
  return (
    <ToolFrame
      title={t('question', { no })}
      note={[title, ...classNames].join(' · ')}
      back={`/indexDetail?homework=${homeworkId}`}
      middle={
        <nav className={styles.tabs} aria-label={t('questions')}>
          <Button
            type="text"
            icon={<LeftOutlined />}
            aria-label={t('previous')}
            disabled={at === 0}
            onClick={() => move(-1)}
          />
          {items.slice(Math.max(0, at - 3), Math.max(0, at - 3) + 7).map((one) => (
            <button
              key={one.itemId}
              type="button"
              aria-current={one === item}
              aria-label={t('tab', { no: one.no, rate: formatRate(one.rate) })}
              onClick={() => onGo(one.itemId)}
            >
              {one.no}
            </button>
          ))}
          <Button
            type="text"
            icon={<RightOutlined />}
            aria-label={t('next')}
            disabled={at === items.length - 1}
            onClick={() => move(1)}
          />
        </nav>
      }
      actions={
        <>
          <span className={styles.switch}>
            <Switch size="small" aria-label={t('names')} checked={isNamed} onChange={setNamed} /> {t('names')}
          </span>
          <span className={styles.switch}>
            <Switch size="small" aria-label={t('key')} checked={isKey} onChange={setKey} /> {t('key')}
          </span>
        </>
      }
      foot={foot.map(({ name, keys }) => (
        <span key={name}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}{' '}
          {t(`keys.${name}`)}
        </span>
      ))}
    >
      <div className={styles.deck}>
        <section className={styles.question}>
          <p className={styles.facts}>
            <RateChip rate={rate} /> {t('facts', { full, zero })}
          </p>
          <QuestionText body={body} />
          {isKey && (
            <div className={styles.key}>
              <AnswerKey body={body} />
            </div>
          )}
          {note && <p className={styles.note}>{note}</p>}
          <Go to={`/paper/teacherComment?homework=${homeworkId}&item=${itemId}`}>{t('toNotes')}</Go>
        </section>
        <Screen
          read={read}
          skeleton={{ cards: 3 }}
          isEmpty={() => answers.length === 0}
          empty={<p className={styles.none}>{scored === 0 ? t('notMarked') : t('noSamples')}</p>}
        >
          {() => (
            <div className={large === null ? styles.answers : styles.large}>
              {shown.map((answer) => (
                <ShownAnswer key={answer.answerId} answer={answer} maxScore={maxScore} hidesName={!isNamed} />
              ))}
            </div>
          )}
        </Screen>
      </div>
    </ToolFrame>
  );
}

import { CheckOutlined, CloseOutlined, LeftOutlined, RightOutlined, SoundOutlined } from '@ant-design/icons';
import type { NameReading } from '@zhibi/contract/people/my-classes';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../platform/layout/dialog.js';
import type { Answer } from './answer.js';
import styles from './pinyin.module.css';
import { RollEnd } from './roll-end.js';
import { canSpeak, speakName } from './speak-name.js';
import { useRollKeys } from './use-roll-keys.js';

/** One name after the other, large, with its reading; nothing of it is kept. */
export function RollCall({
  className,
  people,
  onClose,
}: {
  className: string;
  people: readonly NameReading[];
  onClose: () => void;
}) {
  const { t } = useTranslation('myClasses');
  const [at, setAt] = useState(0);
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
  const one = people[at];
  const go = (to: number) => setAt(Math.min(people.length, Math.max(0, to)));
  const answer = (what: Answer) => {
    if (!one) return;
    setAnswers(new Map([...answers, [one.studentId, what]]));
    go(at + 1);
  };
  const speak = () => one && speakName(one.name);
  useRollKeys({
    ' ': () => answer('here'),
    a: () => answer('absent'),
    ArrowRight: () => go(at + 1),
    ArrowLeft: () => go(at - 1),
    r: speak,
  });
  const again = () => {
    setAnswers(new Map());
    setAt(0);
  };
  return (
    <Dialog size="whole" title={t('pinyin.rollTitle', { className })} onClose={onClose}>
      {one ? (
        <div className={styles.call}>
          <p className={styles.count}>{t('pinyin.rollOf', { at: at + 1, of: people.length })}</p>
          <p className={styles.sound} lang="zh-Latn-pinyin">
            {one.reading}
          </p>
          <p className={styles.name} aria-live="polite">
            {one.name}
          </p>
          <p className={styles.count}>{one.studentNo}</p>
          <div className={styles.answers}>
            <Button
              size="large"
              icon={<LeftOutlined />}
              disabled={at === 0}
              aria-label={t('pinyin.previous')}
              onClick={() => go(at - 1)}
            />
            <Button size="large" icon={<CloseOutlined />} onClick={() => answer('absent')}>
              {t('pinyin.absent')}
            </Button>
            <Button size="large" type="primary" icon={<CheckOutlined />} onClick={() => answer('here')}>
              {t('pinyin.here')}
            </Button>
            <Button size="large" icon={<RightOutlined />} aria-label={t('pinyin.next')} onClick={() => go(at + 1)} />
            {canSpeak() && (
              <Button size="large" type="text" icon={<SoundOutlined />} onClick={speak}>
                {t('pinyin.speak')}
              </Button>
            )}
          </div>
          <p className={styles.keys}>{t('pinyin.rollKeys')}</p>
        </div>
      ) : (
        <RollEnd people={people} answers={answers} onAgain={again} onClose={onClose} />
      )}
    </Dialog>
  );
}

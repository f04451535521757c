import { CaretRightFilled } from '@ant-design/icons';
import type { SpokenForStudent, SpokenTry } from '@zhibi/contract/homework/spoken';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../../platform/touch/sheet.js';
import { worstWords } from '../parts/marks.js';
import { speak } from '../parts/speak.js';
import styles from './record.module.css';

const WEAK = 60;

/** The word that went worst last time, to be heard and read again; only where a service has said so. */
export function WeakWord({ task, last }: { task: SpokenForStudent; last: SpokenTry | undefined }) {
  const { t } = useTranslation('spoken');
  const [worst] = worstWords(last?.assessment ?? null, 1);
  if (worst === undefined || worst.score >= WEAK) return null;
  return (
    <Sheet className={styles.weak ?? ''}>
      <b lang={task.language}>{worst.word}</b>
      <div>
        <b>{t('mine.weak')}</b>
        <span>{t('mine.weakHint')}</span>
      </div>
      <Button
        shape="circle"
        size="large"
        icon={<CaretRightFilled />}
        aria-label={t('mine.hearLine', { words: worst.word })}
        onClick={() => speak([worst.word], task.language)}
      />
    </Sheet>
  );
}

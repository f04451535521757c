import type { QuestionBody } from '@zhibi/contract/questions';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../platform/layout/dialog.js';
import { Foot } from '../../../platform/layout/foot.js';
import { AnswerText } from '../../parts/answer-text.js';
import { QuestionText } from '../../parts/question-text.js';
import styles from './meanwhile-dialog.module.css';
import type { Meanwhile } from './rules-meanwhile.js';

/** Escape says nothing about which of them goes on. */
const noAnswer = () => {};

/** Somebody else was first: what stands now beside what was written here, and the person says which of them goes on. */
export function MeanwhileDialog({
  meanwhile,
  mine,
  onTheirs,
  onMine,
}: {
  meanwhile: Meanwhile;
  mine: QuestionBody;
  onTheirs: () => void;
  onMine: () => void;
}) {
  const { t } = useTranslation('writing');
  const sides = [
    ['theirs', meanwhile.content.body],
    ['mine', mine],
  ] as const;
  return (
    <Dialog size="wide" title={t(`meanwhile.${meanwhile.kind}`)} keepsTyping isClosable={false} onClose={noAnswer}>
      <p className={styles.hint}>{t('meanwhile.hint')}</p>
      <div className={styles.sides}>
        {sides.map(([side, body]) => (
          <section key={side} className={styles.side} aria-label={t(`meanwhile.${side}`)}>
            <h3>{t(`meanwhile.${side}`)}</h3>
            <QuestionText body={body} />
            <AnswerText body={body} />
          </section>
        ))}
      </div>
      <Foot
        words={t('meanwhile.keepMine')}
        onMain={onMine}
        others={<Button onClick={onTheirs}>{t('meanwhile.takeTheirs')}</Button>}
      />
    </Dialog>
  );
}

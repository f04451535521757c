import { Alert, Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../platform/layout/confirm.js';
import { notify } from '../../platform/notify.js';
import type { AnswerKeeper } from './answer/answer-keeper.js';
import type { LeftAnswer } from './answer/kept-rows.js';
import styles from './left-answers.module.css';

interface LeftAnswersProps {
  keeper: AnswerKeeper;
  left: readonly LeftAnswer[];
  /** Why nothing of it is taken; empty: the form has no place for these. */
  refused: string;
}

/** What a student wrote and the school does not take: it is said, can be read and copied, and stays until the student drops it. */
export function LeftAnswers({ keeper, left, refused }: LeftAnswersProps) {
  const { t } = useTranslation('onScreen');
  if (left.length === 0) return null;
  const text = left
    .map(({ no, words }) => (no === 0 ? words : `${t('nth', { no })}${t('left.sign')}${words}`))
    .join('\n');
  const copy = async () => {
    await navigator.clipboard?.writeText(text);
    notify.done(t('left.copied'));
  };
  return (
    <Alert
      className={styles.left ?? ''}
      type="warning"
      showIcon
      role="status"
      title={refused || t('left.noPlace', { count: left.length })}
      description={
        <>
          <p>{t(refused ? 'left.kept' : 'left.keptPlace')}</p>
          <Input.TextArea
            readOnly
            aria-label={t('left.words')}
            value={text}
            autoSize={{ minRows: 1, maxRows: 8 }}
            onFocus={(event) => event.target.select()}
          />
          <div className={styles.actions}>
            {/* Pages over plain HTTP have no clipboard: there the words are marked and copied by hand. */}
            {navigator.clipboard && <Button onClick={() => void copy()}>{t('left.copy')}</Button>}
            <Confirm
              title={t('left.dropAsk')}
              hint={t('left.dropHint')}
              words={t('left.drop')}
              isDangerous
              onConfirm={() => keeper.dropLeft()}
            >
              <Button type="text">{t('left.drop')}</Button>
            </Confirm>
          </div>
        </>
      }
    />
  );
}

import { LeftOutlined } from '@ant-design/icons';
import type { AskedPart, FormItem, FormPlace, Given } from '@zhibi/contract/capture/on-screen';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../../platform/rich/rich-text.js';
import { ActionBar } from '../../../platform/touch/action-bar.js';
import { typeNames } from '../../../questions/index.js';
import { Choice } from './choice.js';
import { isOnPaper } from './given.js';
import styles from './page.module.css';
import { Words } from './words.js';

interface QuestionProps {
  item: FormItem;
  given: readonly Given[];
  count: number;
  onGive: (changed: Given[]) => void;
  onGo: (next: number | 'check') => void;
}

/** One question with the places to answer it, and the way to the next. */
export function Question({ item, given, count, onGive, onGo }: QuestionProps) {
  const { t } = useTranslation('onScreen');
  const { t: ofType } = useTranslation('questions');
  const { no, body, places, maxScore } = item;
  const isLast = no >= count;
  return (
    <article className={styles.question} aria-label={t('nth', { no })}>
      <p className={styles.kind}>
        {ofType(`type.${typeNames[body.type]}`)} · {t('score', { score: maxScore, count: maxScore })}
      </p>
      <Asked part={body} places={places.filter(({ partIndex }) => partIndex === null)} given={given} onGive={onGive} />
      {body.parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id and keep their order
        <section key={at} className={styles.part}>
          <b>({at + 1})</b>
          <div>
            <Asked
              part={part}
              places={places.filter(({ partIndex }) => partIndex === at)}
              given={given}
              onGive={onGive}
            />
          </div>
        </section>
      ))}
      {places.length === 0 && <p className={styles.onPaper}>{t('onPaper')}</p>}
      {places.length > 0 && isOnPaper(item, given) && <p className={styles.onPaper}>{t('byHandHint')}</p>}
      <ActionBar>
        <div className={styles.actions}>
          <Button
            size="large"
            icon={<LeftOutlined />}
            aria-label={t('before')}
            disabled={no <= 1}
            onClick={() => onGo(no - 1)}
          />
          <Button type="primary" size="large" block onClick={() => onGo(isLast ? 'check' : no + 1)}>
            {t(isLast ? 'look' : 'next')}
          </Button>
        </div>
      </ActionBar>
    </article>
  );
}

interface AskedProps {
  part: AskedPart;
  places: readonly FormPlace[];
  given: readonly Given[];
  onGive: (changed: Given[]) => void;
}

/** A question or a part of one: its text, then where it is answered. */
function Asked({ part, places, given, onGive }: AskedProps) {
  return (
    <>
      <RichText rich={part.stem} className={styles.stem ?? ''} />
      {places.map((place) =>
        place.kind === 'choice' ? (
          <Choice key={place.boxes[0]?.areaId} place={place} options={part.options} given={given} onGive={onGive} />
        ) : null,
      )}
      <Words
        places={places.flatMap((place) => (place.kind === 'words' ? [place] : []))}
        given={given}
        onGive={onGive}
      />
    </>
  );
}

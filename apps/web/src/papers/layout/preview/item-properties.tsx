import type { Geometry, PaperItem } from '@zhibi/contract/papers';
import type { AnswerKey } from '@zhibi/contract/questions';
import { InputNumber, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { AnswerKeyText, typeNames } from '../../../questions/index.js';
import { setItem } from '../../parts/content.js';
import type { Draft } from '../../parts/draft.js';
import { ScoreField } from '../../parts/score-field.js';
import { areasOf, usualSpaceMm } from './areas-of.js';
import styles from './panel.module.css';

export interface ItemPropertiesProps {
  item: PaperItem | undefined;
  geometry: Geometry | undefined;
  draft: Draft;
  canEdit: boolean;
}

const LEAST_MM = 10;
const MOST_MM = 240;

/** Points and space of the chosen question, and its right answer to compare. */
export function ItemProperties(props: ItemPropertiesProps) {
  const { item, draft, canEdit } = props;
  const { t } = useTranslation('papers');
  const { t: ofQuestions } = useTranslation('questions');
  if (!item)
    return (
      <section>
        <h3>{t('preview.properties')}</h3>
        <p className={styles.muted}>{t('preview.pick')}</p>
      </section>
    );
  const { itemId, no, score, type, knowledge, body } = item;
  const facts = [ofQuestions(`type.${typeNames[type]}`), ...knowledge.map(({ title }) => title)];
  return (
    <section>
      <h3>{t('item.no', { no })}</h3>
      <p className={styles.muted}>{facts.join(' · ')}</p>
      <div className={styles.prop}>
        <span>{t('preview.score')}</span>
        <span>
          <ScoreField
            label={t('preview.score')}
            score={score}
            disabled={!canEdit}
            onScore={(points) => draft.change(setItem(itemId, { score: points }))}
          />
          {t('section.points')}
        </span>
      </div>
      <Space {...props} item={item} />
      {body.parts.length === 0 && <RightAnswer answer={body.answer} />}
    </section>
  );
}

/** A letter stands in the line; a whole solution stands below its name. */
function RightAnswer({ answer }: { answer: AnswerKey }) {
  const { t } = useTranslation('papers');
  return (
    <div className={answer.kind === 'open' ? styles.solution : styles.prop}>
      <span>{t('preview.rightAnswer')}</span>
      <span>
        <AnswerKeyText answer={answer} />
      </span>
    </div>
  );
}

/** Boxes and blanks have their size from the layout; the height of written answers may be chosen. */
function Space({ item, geometry, draft, canEdit }: ItemPropertiesProps & { item: PaperItem }) {
  const { t } = useTranslation('papers');
  const { itemId, answerSpaceMm } = item;
  const { boxes, blanks, written } = areasOf(geometry, itemId);
  const choose = (space: number | null) => draft.change(setItem(itemId, { answerSpaceMm: space }));
  if (written.length === 0) {
    const words = [
      ...(boxes ? [t('preview.boxes', { count: boxes })] : []),
      ...(blanks ? [t('preview.blanks', { count: blanks })] : []),
    ];
    return (
      <div className={styles.prop}>
        <span>{t('preview.areas')}</span>
        <span>{words.join(' · ') || '--'}</span>
      </div>
    );
  }
  return (
    <>
      <div className={styles.prop}>
        <span>{t('preview.space')}</span>
        <span>
          {t('preview.spaceAuto')}
          <Switch
            size="small"
            aria-label={`${t('preview.space')} ${t('preview.spaceAuto')}`}
            checked={answerSpaceMm === null}
            disabled={!canEdit}
            onChange={(isAuto) => choose(isAuto ? null : usualSpaceMm(written))}
          />
        </span>
      </div>
      {answerSpaceMm !== null && (
        <div className={styles.prop}>
          <span />
          <span>
            <InputNumber<number>
              size="small"
              style={{ width: 76 }}
              aria-label={t('preview.space')}
              min={LEAST_MM}
              max={MOST_MM}
              step={5}
              precision={0}
              changeOnWheel={false}
              value={answerSpaceMm}
              disabled={!canEdit}
              onChange={(heightMm) => heightMm !== null && choose(heightMm)}
            />
            {t('preview.spaceMm')}
          </span>
        </div>
      )}
    </>
  );
}

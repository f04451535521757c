import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons';
import { fullScoreOf, type PaperSection } from '@zhibi/contract/papers';
import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/time.js';
import { ScoreField } from '../../parts/score-field.js';
import { ChooseField } from './choose-field.js';
import { Handle } from './handle.js';
import styles from './section-card.module.css';
import type { Changes } from './use-changes.js';
import type { Dragging } from './use-drag.js';

export interface SectionHeadProps {
  section: PaperSection;
  at: number;
  count: number;
  changes: Changes;
  drag: Dragging;
}

/** Name, facts and points of a section, and where it stands. */
export function SectionHead({ section, at, count, changes, drag }: SectionHeadProps) {
  const { t } = useTranslation('papers');
  const { sectionId, title, items } = section;
  const [first] = items;
  const same = first && items.every(({ score }) => score === first.score) ? first.score : null;
  return (
    <div className={styles.head}>
      <Handle title={t('section.drag')} kind="section" id={sectionId} drag={drag} />
      <TitleField section={section} onRename={(words) => changes.rename(sectionId, words)} />
      <span className={styles.facts}>
        {t('section.facts', { count: items.length, score: formatNumber(fullScoreOf(section)) })}
      </span>
      {items.length > 0 && (
        <span className={styles.each}>
          {t('section.each')}
          <ScoreField
            label={t('section.eachLabel', { section: title })}
            score={same}
            onScore={(score) => changes.scoreAll(sectionId, score)}
          />
          {t('section.points')}
        </span>
      )}
      {items.length > 1 && <ChooseField section={section} onChoose={(choose) => changes.choose(sectionId, choose)} />}
      <span>
        <Button
          id={`up-${sectionId}`}
          type="text"
          size="small"
          icon={<ArrowUpOutlined />}
          aria-label={t('section.up')}
          disabled={at === 0}
          onClick={() => changes.moveSection(sectionId, at, -1)}
        />
        <Button
          id={`down-${sectionId}`}
          type="text"
          size="small"
          icon={<ArrowDownOutlined />}
          aria-label={t('section.down')}
          disabled={at === count - 1}
          onClick={() => changes.moveSection(sectionId, at, 1)}
        />
        {items.length === 0 && (
          <Button
            type="text"
            size="small"
            icon={<DeleteOutlined />}
            aria-label={t('section.remove')}
            onClick={() => changes.removeSection(sectionId)}
          />
        )}
      </span>
    </div>
  );
}

/** The name is taken when the field is left, so that the numeral the server counts does not run under the typing; an empty one is not taken. */
function TitleField({
  section: { sectionId, title },
  onRename,
}: {
  section: PaperSection;
  onRename: (words: string) => void;
}) {
  const { t } = useTranslation('papers');
  const take = (field: HTMLInputElement) => {
    const words = field.value.trim();
    if (words && words !== title) onRename(words);
    if (!words) field.value = title;
  };
  return (
    <Input
      key={title}
      id={`title-${sectionId}`}
      variant="borderless"
      className={styles.title}
      aria-label={t('section.title')}
      maxLength={100}
      defaultValue={title}
      onBlur={(event) => take(event.currentTarget)}
      onPressEnter={(event) => event.currentTarget.blur()}
    />
  );
}

import { CheckCircleFilled } from '@ant-design/icons';
import type { AskedPart, FormPlace, Given } from '@zhibi/contract/capture/on-screen';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../../platform/rich/rich-text.js';
import { isMarked, tapped } from './given.js';
import styles from './page.module.css';

interface ChoiceProps {
  place: Extract<FormPlace, { kind: 'choice' }>;
  options: AskedPart['options'];
  given: readonly Given[];
  onGive: (changed: Given[]) => void;
}

const signs: Readonly<Record<string, string>> = { T: '√', F: '×' };

/** The boxes of a choice as large as a thumb. */
export function Choice({ place, options, given, onGive }: ChoiceProps) {
  const { t } = useTranslation('onScreen');
  return (
    <fieldset className={styles.choice} aria-label={t('options')}>
      {place.boxes.map(({ areaId, option }) => {
        const content = options.find(({ label }) => label === option)?.content;
        const isOn = isMarked(given, areaId);
        return (
          <button key={areaId} type="button" aria-pressed={isOn} onClick={() => onGive(tapped(place, given, areaId))}>
            <b>{signs[option] ?? option}</b>
            {content ? (
              <RichText rich={content} inline />
            ) : (
              <span>{option in signs && t(option === 'T' ? 'true' : 'false')}</span>
            )}
            {isOn && <CheckCircleFilled />}
          </button>
        );
      })}
    </fieldset>
  );
}

import { type FormPlace, type Given, LONGEST_WORDS } from '@zhibi/contract/capture/on-screen';
import { Input } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { wordsIn } from './given.js';
import styles from './page.module.css';
import { Symbols } from './symbols.js';

type WordsPlace = Extract<FormPlace, { kind: 'words' }>;

interface WordsProps {
  places: readonly WordsPlace[];
  given: readonly Given[];
  onGive: (changed: Given[]) => void;
}

/** Blanks and lines to type in, and the signs that keyboards of phones hide. */
export function Words({ places, given, onGive }: WordsProps) {
  const { t } = useTranslation('onScreen');
  const field = useRef<{ areaId: string; from: HTMLInputElement | HTMLTextAreaElement } | null>(null);
  if (places.length === 0) return null;
  const labelOf = ({ blankIndex, partIndex }: WordsPlace) => {
    const [no, part] = [(blankIndex ?? 0) + 1, (partIndex ?? 0) + 1];
    if (blankIndex === null) return partIndex === null ? t('words') : t('wordsOfPart', { part });
    return partIndex === null ? t('blank', { no }) : t('blankOfPart', { part, no });
  };
  const give = (areaId: string, words: string) => onGive([{ areaId, words: words.slice(0, LONGEST_WORDS) }]);
  const type = (sign: string) => {
    const first = places[0]?.areaId ?? '';
    const areaId = field.current?.areaId ?? first;
    const before = wordsIn(given, areaId);
    const input = field.current?.from;
    const [start, end] = [input?.selectionStart ?? before.length, input?.selectionEnd ?? before.length];
    give(areaId, before.slice(0, start) + sign + before.slice(end));
    // The cursor is the browser's: it stands behind the sign once the new words are drawn.
    requestAnimationFrame(() => input?.setSelectionRange(start + sign.length, start + sign.length));
  };
  return (
    <div className={styles.words}>
      {places.map((place) => {
        const shared = {
          id: `words-${place.areaId}`,
          value: wordsIn(given, place.areaId),
          maxLength: LONGEST_WORDS,
          autoComplete: 'off',
          onFocus: (event: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) => {
            field.current = { areaId: place.areaId, from: event.currentTarget };
          },
          onChange: (event: { currentTarget: { value: string } }) => give(place.areaId, event.currentTarget.value),
        };
        return (
          <div key={place.areaId} className={place.isLong ? styles.long : styles.blank}>
            <label htmlFor={shared.id}>{labelOf(place)}</label>
            {place.isLong ? (
              <Input.TextArea {...shared} autoSize={{ minRows: 5, maxRows: 16 }} />
            ) : (
              <Input {...shared} size="large" />
            )}
          </div>
        );
      })}
      <Symbols onType={type} />
    </div>
  );
}

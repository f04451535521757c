import { papersApi } from '@zhibi/contract/papers';
import { canBeWritten, characterLimits, charactersApi, type WritingWay } from '@zhibi/contract/papers/characters';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useRead, useWrite } from '../../../platform/api.js';
import { useDraft } from '../../../platform/drafts/use-draft.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { listed } from '../../../platform/listed.js';
import { useSettled } from '../../../platform/use-settled.js';
import { Field } from '../../parts/field.js';
import { useLessons } from '../../parts/lesson-select.js';
import styles from '../../parts/maker.module.css';
import { type SheetEdition, SheetPreview } from '../../parts/sheet-preview.js';
import { PrintFields } from './print-fields.js';
import { Readings } from './readings.js';
import { firstCharacters, unreadOf, wordsOf } from './wanted.js';
import { WordsField } from './words-field.js';

/** Pinyin stands there whether it is wished for or not. */
const asksReading: readonly WritingWay[] = ['dictation', 'pinyin'];

interface CharactersMakerProps {
  subjectId: number;
  /** What can be done in this subject; the first is what is offered at first. */
  ways: readonly [WritingWay, ...WritingWay[]];
}

/** Puts a sheet of characters together beside its true pages, and makes a paper of it. */
export function CharactersMaker({ subjectId, ways }: CharactersMakerProps) {
  const { t } = useTranslation('characters');
  const navigate = useNavigate();
  const lessons = useLessons(subjectId);
  const usualTitle = t(ways[0] === 'english' ? 'usualTitleEnglish' : 'usualTitle');
  const [wanted, setWanted, drop] = useDraft(`characters ${subjectId}`, () => firstCharacters(usualTitle, ways[0]));
  const [edition, setEdition] = useState<SheetEdition>('student');
  const words = wordsOf(wanted);
  const writable = words.filter(({ word }) => canBeWritten(word, wanted.print.way));
  const strange = words.filter((one) => !writable.includes(one)).map(({ word }) => word);
  const isTooMany = words.length > characterLimits.words;
  // The pages show what can be written meanwhile: one slip among forty words hides nothing.
  const canBeShown = writable.length > 0 && !isTooMany;
  const title = wanted.title.trim();
  const input = { subjectId, title: title || usualTitle, words, print: wanted.print };
  const settled = useSettled(canBeShown ? { ...input, words: writable, edition } : null);
  const read = useRead(charactersApi.preview, settled, { keepOld: true });
  const making = useWrite(charactersApi.create, [papersApi.list], {
    onDone: ({ paperId }) => {
      drop();
      void navigate(`/paperTest/preview?paper=${paperId}`);
    },
  });
  return (
    <div className={styles.maker}>
      <div className={styles.settings}>
        <Card title={t('title')}>
          <div className={styles.rows}>
            <Field label={t('name')}>
              <Input
                value={wanted.title}
                maxLength={100}
                status={title === '' ? 'error' : ''}
                onChange={({ target }) => setWanted({ ...wanted, title: target.value })}
              />
            </Field>
            <WordsField
              subjectId={subjectId}
              wanted={wanted}
              problem={
                isTooMany
                  ? t('tooMany', { count: characterLimits.words })
                  : strange.length > 0
                    ? t(wanted.print.way === 'english' ? 'strangeEnglish' : 'strange', { words: listed(strange) })
                    : null
              }
              onChange={setWanted}
            />
            <PrintFields ways={ways} print={wanted.print} onChange={(print) => setWanted({ ...wanted, print })} />
            {canBeShown && read.data && wanted.print.way !== 'english' && (
              <Readings
                readings={read.data.readings}
                typed={wanted.readings}
                onChange={(readings) => setWanted({ ...wanted, readings })}
              />
            )}
            <div className={styles.line}>
              <Button
                type="primary"
                disabled={!canBeShown || strange.length > 0 || title === ''}
                loading={making.isPending}
                onClick={() => making.mutate(input)}
              >
                {t('make')}
              </Button>
            </div>
          </div>
        </Card>
      </div>
      {!canBeShown ? (
        <Card>
          <EmptyState title={t('empty')} hint={t(lessons.length > 0 ? 'emptyHint' : 'emptyHintTyped')} />
        </Card>
      ) : (
        <SheetPreview
          read={read}
          edition={edition}
          onEdition={setEdition}
          notes={({ withoutStrokes, readings }) => {
            const unread = wanted.print.pinyin || asksReading.includes(wanted.print.way) ? unreadOf(readings) : [];
            return (
              <>
                {withoutStrokes.length > 0 && wanted.print.way === 'strokes' && (
                  <p role="status">{t('withoutStrokes', { characters: listed(withoutStrokes) })}</p>
                )}
                {unread.length > 0 && <p role="status">{t('unread', { characters: listed(unread) })}</p>}
              </>
            );
          }}
        />
      )}
    </div>
  );
}

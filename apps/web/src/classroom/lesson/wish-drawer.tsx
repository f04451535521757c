import { isWritten, type TaskKind, taskKinds, WrittenWords, wordsTyped } from '@zhibi/contract/classroom';
import { Button, Input, InputNumber, Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../platform/drafts/use-draft.js';
import { Drawer } from '../../platform/layout/drawer.js';
import { Foot } from '../../platform/layout/foot.js';
import { WordsField } from '../parts/dictation/words-field.js';
import styles from './lesson.module.css';
import type { Wish } from './new-task.js';

/** 0 is no limit. */
const limits = [0, 30, 60, 120, 300, 600] as const;

interface Props {
  kind: TaskKind | null;
  isBusy: boolean;
  isSending: boolean;
  onStart: (wish: Wish, isOpened: boolean) => void;
  onClose: () => void;
}

/** What is asked in words before it starts: a vote, or something to write. */
export function WishDrawer({ kind, onClose, ...props }: Props) {
  const { t } = useTranslation('classroom');
  return (
    <Drawer
      open={kind !== null}
      onClose={onClose}
      size="form"
      title={kind === null ? '' : t(`kind.${taskKinds[kind].name}`)}
    >
      {kind !== null && <Fields key={kind} kind={kind} onClose={onClose} {...props} />}
    </Drawer>
  );
}

function Fields({ kind, isBusy, isSending, onStart, onClose }: Props & { kind: TaskKind }) {
  const { t } = useTranslation('classroom');
  const [wish, setWish, drop] = useDraft<Wish>(`wish ${kind}`, () => ({
    kind,
    prompt: '',
    options: 4,
    seconds: null,
    secrecy: 'anonymous',
    ballot: 'one',
    words: '',
  }));
  const typed = wordsTyped(wish.words).map((word) => ({ word }));
  // The field says what is wrong with them.
  const areWords = typed.length === 0 || WrittenWords.safeParse(typed).success;
  const set = (change: Partial<Wish>) => setWish({ ...wish, ...change });
  const start = (isNow: boolean) => {
    drop();
    onStart(wish, isNow);
  };
  return (
    <div className={styles.fields}>
      <div>
        {t('lesson.prompt')}
        <Input.TextArea
          aria-label={t('lesson.prompt')}
          rows={3}
          maxLength={300}
          value={wish.prompt}
          onChange={({ target }) => set({ prompt: target.value })}
        />
      </div>
      {isWritten(kind) && <WordsField value={wish.words} onChange={(words) => set({ words })} />}
      {kind === 13 && (
        <>
          <div>
            {t('lesson.options')}
            <InputNumber
              aria-label={t('lesson.options')}
              min={2}
              max={8}
              value={wish.options}
              onChange={(options) => set({ options: options ?? 4 })}
            />
          </div>
          <fieldset aria-label={t('lesson.secrecy')}>
            <Segmented
              value={wish.secrecy}
              onChange={(secrecy) => set({ secrecy })}
              options={(['named', 'anonymous'] as const).map((value) => ({
                value,
                label: t(`lesson.secrecies.${value}`),
              }))}
            />
          </fieldset>
          <fieldset aria-label={t('lesson.ballot')}>
            <Segmented
              value={wish.ballot}
              onChange={(ballot) => set({ ballot })}
              options={(['one', 'several', 'ranking'] as const).map((value) => ({
                value,
                label: t(`lesson.ballots.${value}`),
              }))}
            />
          </fieldset>
        </>
      )}
      <div>
        {t('lesson.limit')}
        <Select
          aria-label={t('lesson.limit')}
          value={wish.seconds ?? 0}
          onChange={(seconds) => set({ seconds: seconds === 0 ? null : seconds })}
          options={limits.map((value) => ({
            value,
            label: value === 0 ? t('lesson.noLimit') : t('seconds', { count: value }),
          }))}
        />
      </div>
      <Foot
        words={isBusy ? t('lesson.keepDraft') : t('lesson.startNow')}
        onMain={() => areWords && start(!isBusy)}
        isBusy={isSending}
        onCancel={onClose}
        others={
          isBusy ? undefined : (
            <Button disabled={!areWords} onClick={() => start(false)}>
              {t('lesson.keepDraft')}
            </Button>
          )
        }
      />
    </div>
  );
}

import { type LectureItem, lectureApi, NOTE_LENGTH } from '@zhibi/contract/marking/lecture';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { useDraft } from '../../../platform/drafts/use-draft.js';
import { formatNear } from '../../../platform/time.js';
import styles from './notes.module.css';

/** The note to a question: kept when one goes on to something else. */
export function NoteField({ homeworkId, item }: { homeworkId: string; item: LectureItem }) {
  const { t } = useTranslation('lecture');
  const { itemId, questionId, no, note, notedAt } = item;
  const [{ text }, setDraft, drop] = useDraft(`lecture-note ${questionId}`, () => ({ text: note }));
  const saving = useWrite(lectureApi.note, [lectureApi.items], { onDone: drop });
  const save = () => {
    if (text.trim() !== note) saving.mutate({ homeworkId, itemId, note: text });
  };
  return (
    <div className={styles.field}>
      <Input.TextArea
        aria-label={`${t('note')} ${t('question', { no })}`}
        placeholder={t('notePlaceholder')}
        maxLength={NOTE_LENGTH}
        autoSize={{ minRows: 3, maxRows: 12 }}
        value={text}
        onChange={({ target }) => setDraft({ text: target.value })}
        onBlur={save}
      />
      <small role="status">
        {saving.isPending ? '…' : notedAt !== null && text === note ? t('savedAt', { at: formatNear(notedAt) }) : ''}
      </small>
    </div>
  );
}

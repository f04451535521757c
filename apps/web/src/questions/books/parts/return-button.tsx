import { bookLimits } from '@zhibi/contract/questions/books';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KeptTextArea } from '../../../platform/drafts/kept-text-area.js';
import { Dialog } from '../../../platform/layout/dialog.js';

/** Returns something with a reason: without one nobody knows what to mend. */
export function ReturnButton({
  about,
  words,
  isPending,
  onReturn,
}: {
  /** What is returned. */
  about: string;
  words: string;
  isPending: boolean;
  onReturn: (note: string) => void;
}) {
  const { t } = useTranslation('books');
  const [isAsking, setAsking] = useState(false);
  const [note, setNote] = useState('');
  return (
    <>
      <Button size="small" disabled={isPending} onClick={() => setAsking(true)}>
        {words}
      </Button>
      <Dialog
        open={isAsking}
        title={words}
        onClose={() => setAsking(false)}
        foot={{
          isDisabled: note.trim() === '',
          onMain: () => {
            setAsking(false);
            onReturn(note.trim());
          },
        }}
      >
        <KeptTextArea
 draft={`book return ${about}`}
          aria-label={t('ask.why')}
          placeholder={t('ask.why')}
          rows={4}
          maxLength={bookLimits.note}
          value={note}
          onText={setNote}
        />
      </Dialog>
    </>
  );
}

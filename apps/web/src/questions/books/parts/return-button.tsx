import { bookLimits } from '@zhibi/contract/questions/books';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../platform/layout/dialog.js';

/** Returns something with a reason: without one nobody knows what to mend. */
export function ReturnButton({
  words,
  isPending,
  onReturn,
}: {
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
        <Input.TextArea
          aria-label={t('ask.why')}
          placeholder={t('ask.why')}
          rows={4}
          maxLength={bookLimits.note}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Dialog>
    </>
  );
}

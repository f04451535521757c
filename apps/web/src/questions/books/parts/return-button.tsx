import { bookLimits } from '@zhibi/contract/questions/books';
import { Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

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
      <Modal
        open={isAsking}
        title={words}
        okButtonProps={{ disabled: note.trim() === '' }}
        onOk={() => {
          setAsking(false);
          onReturn(note.trim());
        }}
        onCancel={() => setAsking(false)}
      >
        <Input.TextArea
          aria-label={t('ask.why')}
          placeholder={t('ask.why')}
          rows={4}
          maxLength={bookLimits.note}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Modal>
    </>
  );
}

import { treeLimits } from '@zhibi/contract/questions/trees';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './page.module.css';

/** The name of a new node; Enter adds it and the field is ready for the next. */
export function AddField({ label, isBusy, onAdd }: { label: string; isBusy: boolean; onAdd: (title: string) => void }) {
  const { t } = useTranslation('trees');
  const id = useId();
  const [title, setTitle] = useState('');
  const add = () => {
    if (title.trim() === '' || isBusy) return;
    onAdd(title.trim());
    setTitle('');
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <Input
          id={id}
          style={{ flex: 1 }}
          maxLength={treeLimits.title}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          onPressEnter={add}
        />
        <Button loading={isBusy} disabled={title.trim() === ''} onClick={add}>
          {t('tree.add')}
        </Button>
      </div>
    </div>
  );
}

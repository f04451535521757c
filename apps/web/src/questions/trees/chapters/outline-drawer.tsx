import { type OutlineTrial, type TreeOf, treeLimits, treesApi } from '@zhibi/contract/questions/trees';
import { Button, Drawer, Flex, Input, Upload } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { notify } from '../../../platform/notify.js';
import { OutlineLines } from './outline-lines.js';
import styles from './page.module.css';

/** A tree from a file or a text: tried line by line first, mended in place, then applied. */
export function OutlineDrawer({ of, open, onClose }: { of: TreeOf; open: boolean; onClose: () => void }) {
  const { t } = useTranslation('trees');
  return (
    <Drawer size={640} title={t('outline.title')} open={open} onClose={onClose} destroyOnHidden>
      {open && <Inside of={of} onClose={onClose} />}
    </Drawer>
  );
}

function Inside({ of, onClose }: { of: TreeOf; onClose: () => void }) {
  const { t } = useTranslation('trees');
  const id = useId();
  const [outline, setOutline] = useState('');
  const [trial, setTrial] = useState<OutlineTrial | null>(null);
  const change = (text: string) => {
    setOutline(text);
    setTrial(null);
  };
  const reading = useWrite(treesApi.readOutline, [], { onDone: (read) => change(read.outline) });
  const trying = useWrite(treesApi.tryOutline, [], { onDone: setTrial });
  const applying = useWrite(treesApi.applyOutline, [treesApi.tree, treesApi.books], {
    onDone: ({ added }) => {
      notify.done(t('outline.done', { count: added }));
      onClose();
    },
    onRefused: ({ reason }) => reason === 'changed' && setTrial(null),
  });
  const isEmpty = outline.trim() === '';
  return (
    <Flex vertical gap={12}>
      <p className={styles.hint}>
        {t('outline.how')} {t(`outline.behind.${of.kind}`)}
      </p>
      <Upload
        accept=".xlsx,.csv,.txt"
        showUploadList={false}
        beforeUpload={(file) => {
          reading.mutate({ file });
          return false;
        }}
      >
        <Button loading={reading.isPending}>{t('outline.file')}</Button>
      </Upload>
      <div className={styles.field}>
        <label htmlFor={id}>{t('outline.text')}</label>
        <Input.TextArea
          id={id}
          rows={12}
          maxLength={treeLimits.outline}
          placeholder={t('outline.sample')}
          value={outline}
          onChange={(event) => change(event.target.value)}
        />
      </div>
      {trial && <OutlineLines trial={trial} />}
      <Flex justify="end" gap={8}>
        <Button
          type={trial ? 'default' : 'primary'}
          disabled={isEmpty}
          loading={trying.isPending}
          onClick={() => trying.mutate({ of, outline })}
        >
          {t('outline.check')}
        </Button>
        {trial && (
          <Button
            type="primary"
            disabled={trial.counts.new + trial.counts.kept === 0}
            loading={applying.isPending}
            onClick={() => applying.mutate({ of, revision: trial.revision, outline })}
          >
            {t('outline.apply')}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}

import { type OutlineTrial, type TreeOf, treeLimits, treesApi } from '@zhibi/contract/questions/trees';
import { Button, Flex, Upload } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KeptTextArea } from '../../../platform/drafts/kept-text-area.js';
import { useWrite } from '../../../platform/api.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { Foot } from '../../../platform/layout/foot.js';
import { notify } from '../../../platform/notify.js';
import { OutlineLines } from './outline-lines.js';
import styles from './page.module.css';

/** A tree from a file or a text: tried line by line first, mended in place, then applied. */
export function OutlineDrawer({ of, open, onClose }: { of: TreeOf; open: boolean; onClose: () => void }) {
  const { t } = useTranslation('trees');
  return (
    <Drawer size="wide" title={t('outline.title')} open={open} onClose={onClose}>
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
  const check = () => trying.mutate({ of, outline });
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
        <KeptTextArea
 draft={`outline ${of.kind === 'chapter' ? of.textbookId : of.subjectId}`}
          id={id}
          rows={12}
          maxLength={treeLimits.outline}
          placeholder={t('outline.sample')}
          value={outline}
          onText={change}
        />
      </div>
      {trial && <OutlineLines trial={trial} />}
      {trial ? (
        <Foot
          words={t('outline.apply')}
          isDisabled={trial.counts.new + trial.counts.kept === 0}
          isBusy={applying.isPending}
          onMain={() => applying.mutate({ of, revision: trial.revision, outline })}
          others={
            <Button disabled={isEmpty} loading={trying.isPending} onClick={check}>
              {t('outline.check')}
            </Button>
          }
        />
      ) : (
        <Foot words={t('outline.check')} isDisabled={isEmpty} isBusy={trying.isPending} onMain={check} />
      )}
    </Flex>
  );
}

import { classNamesFor, gradeName } from '@zhibi/contract/people';
import { recordsApi } from '@zhibi/contract/people/records';
import { Form, Input, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../platform/api.js';
import { useDraft } from '../../../platform/drafts/use-draft.js';
import { notify } from '../../../platform/notify.js';
import { useSession } from '../../../platform/session-store.js';
import { FormDrawer } from '../parts/form-drawer.js';
import styles from './page.module.css';

interface Batch {
  gid: number;
  first: number;
  count: number;
}
interface Typed {
  batch: Batch;
  /** By the place of a class: the name that somebody gave it. */
  renamed: Readonly<Record<number, string>>;
}
const MOST = 40;

/** Opens the classes of a grade at once: grade 7, six classes; each name may be changed. */
export function NewClasses({ firstGid, lastGid, onClose }: { firstGid: number; lastGid: number; onClose: () => void }) {
  const { t } = useTranslation('records');
  const { language } = useSession();
  const existing = useRead(recordsApi.classRecords, {}).data?.items ?? [];
  const nextOf = (gid: number) => existing.filter((one) => one.gid === gid).length + 1;
  const [{ batch, renamed }, setTyped, dropDraft] = useDraft<Typed>('new classes', () => ({
    batch: { gid: firstGid, first: nextOf(firstGid), count: 1 },
    renamed: {},
  }));
  const [wrong, setWrong] = useState('');
  const names = classNamesFor(batch.gid, batch.first, batch.count).map((name, at) => renamed[at] ?? name);
  const create = useWrite(recordsApi.createClasses, [recordsApi.classRecords], {
    handles: ['name-taken', 'grade-outside', 'fields'],
    onRefused: ({ message, fields }) => setWrong(Object.values(fields)[0] ?? message),
    onDone: ({ classIds }) => {
      dropDraft();
      onClose();
      notify.done(t('class.added', { count: classIds.length }));
    },
  });
  const change = (wanted: Partial<Batch>) => {
    setWrong('');
    setTyped({ batch: { ...batch, ...wanted }, renamed: {} });
  };
  return (
    <FormDrawer
      title={t('class.add')}
      isBusy={create.isPending}
      onClose={() => {
        dropDraft();
        onClose();
      }}
      onSave={() => create.mutate({ gid: batch.gid, names })}
    >
      <Form layout="vertical" requiredMark={false}>
        <div className={styles.three}>
          <Form.Item label={t('field.gid')} htmlFor="new-gid">
            <Select<number>
              id="new-gid"
              value={batch.gid}
              options={Array.from({ length: lastGid - firstGid + 1 }, (_, at) => ({
                value: firstGid + at,
                label: gradeName(firstGid + at, language),
              }))}
              onChange={(gid) => change({ gid, first: nextOf(gid) })}
            />
          </Form.Item>
          <Form.Item label={t('class.first')} htmlFor="new-first">
            <InputNumber<number>
              id="new-first"
              min={1}
              max={99}
              precision={0}
              style={{ width: '100%' }}
              value={batch.first}
              onChange={(first) => first && change({ first })}
            />
          </Form.Item>
          <Form.Item label={t('class.howMany')} htmlFor="new-count">
            <InputNumber<number>
              id="new-count"
              min={1}
              max={MOST}
              precision={0}
              style={{ width: '100%' }}
              value={batch.count}
              onChange={(count) => count && change({ count })}
            />
          </Form.Item>
        </div>
        <Form.Item label={t('class.names')} extra={t('class.namesHint')}>
          <div className={styles.names}>
            {names.map((name, at) => (
              <Input
                // biome-ignore lint/suspicious/noArrayIndexKey: the place is what the name belongs to
                key={at}
                aria-label={`${t('class.names')} ${at + 1}`}
                maxLength={30}
                value={name}
                onChange={({ target }) => setTyped({ batch, renamed: { ...renamed, [at]: target.value } })}
              />
            ))}
          </div>
          {wrong && (
            <div className={styles.wrong} role="alert">
              {wrong}
            </div>
          )}
        </Form.Item>
      </Form>
    </FormDrawer>
  );
}

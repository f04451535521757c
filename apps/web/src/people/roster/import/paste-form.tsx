import { peopleApi } from '@zhibi/contract/people';
import { type RosterKind, rosterApi } from '@zhibi/contract/people/roster';
import { Alert, Button, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KeptTextArea } from '../../../platform/drafts/kept-text-area.js';
import { useRead, useWrite } from '../../../platform/api.js';
import styles from './source-card.module.css';

const LONGEST = 2_000_000;

/** Names one a line into a class, or columns copied from a spreadsheet. */
export function PasteForm({ kind, onRead }: { kind: RosterKind; onRead: (importId: string) => void }) {
  const { t } = useTranslation('roster');
  const id = useId();
  const [text, setText] = useState('');
  const [className, setClassName] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const classes = useRead(peopleApi.classes, kind === 'students' ? {} : null);
  const paste = useWrite(rosterApi.paste, [rosterApi.list], {
    handles: Object.keys(rosterApi.paste.reasons ?? {}),
    onDone: ({ importId }) => onRead(importId),
    onRefused: (refusal) => setProblem(refusal.message),
  });
  const lines = text.split('\n').filter((line) => line.trim() !== '').length;
  const read = () => {
    setProblem(lines === 0 ? t('source.empty') : undefined);
    if (lines > 0) paste.mutate({ kind, text, ...(className ? { className } : {}) });
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        read();
      }}
    >
      {problem && <Alert type="error" showIcon title={problem} />}
      {kind === 'students' && (
        <>
          <label htmlFor={`${id}class`}>{t('source.className')}</label>
          <Select
            id={`${id}class`}
            allowClear
            showSearch
            placeholder={t('source.classHint')}
            value={className}
            onChange={(next?: string) => setClassName(next)}
            options={classes.data?.clazzs.map((one) => ({ value: one.className, label: one.className }))}
          />
        </>
      )}
      <label htmlFor={`${id}text`}>{t('source.text')}</label>
      <KeptTextArea
 draft={`roster paste ${kind}`}
        id={`${id}text`}
        rows={10}
        maxLength={LONGEST}
        placeholder={t('source.textHint')}
        value={text}
        onText={setText}
      />
      <div className={styles.foot}>
        <Button type="primary" htmlType="submit" loading={paste.isPending}>
          {t('source.read')}
        </Button>
        {lines > 0 && <span className="num">{t('source.names', { count: lines })}</span>}
      </div>
    </form>
  );
}

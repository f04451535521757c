import { type RosterImport, type RosterState, rosterApi } from '@zhibi/contract/people/roster';
import { Alert, Button, Steps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../platform/api.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { notify } from '../../../platform/notify.js';
import { Screen } from '../../../platform/screen.js';
import { Busy } from './busy.js';
import { CheckedStep } from './checked-step.js';
import { ColumnsStep } from './columns-step.js';
import { DoneStep } from './done-step.js';
import styles from './roster-table.module.css';
import type { Place } from './use-place.js';

const steps = ['source', 'columns', 'check', 'apply', 'done'] as const;
const stepOf: Readonly<Record<RosterState, (typeof steps)[number]>> = {
  columns: 'columns',
  checking: 'check',
  checked: 'check',
  applying: 'apply',
  applied: 'done',
  undoing: 'done',
  undone: 'done',
};

export interface WorkProps {
  importId: string;
  status: Place['status'];
  onGo: (change: Partial<Place>) => void;
}

/** One import from its columns to its end; what it shows follows from how far the server is. */
export function Work({ importId, status, onGo }: WorkProps) {
  const read = useRead(rosterApi.detail, { importId });
  return <Screen read={read}>{(one) => <Inside one={one} status={status} onGo={onGo} />}</Screen>;
}

function Inside({ one, status, onGo }: { one: RosterImport; status: Place['status']; onGo: WorkProps['onGo'] }) {
  const { t } = useTranslation('roster');
  /** Back at the columns of a list that was checked: nothing changes on the server until it is checked again. */
  const [isRevising, setIsRevising] = useState(false);
  const { importId, kind, state } = one;
  const leave = () => onGo({ importId: null, status: null });
  const step = isRevising && state === 'checked' ? 'columns' : stepOf[state];
  return (
    <>
      <PageHead
        title={one.sourceName || t('history.pasted')}
        note={[
          t(`note.${kind}`),
          t('source.names', { count: one.rowCount }),
          ...(one.encoding ? [one.encoding.toUpperCase()] : []),
        ].join(' · ')}
        extra={
          <>
            {one.can.discard && <Discard importId={importId} onDone={leave} />}
            <Button onClick={leave}>{t('back')}</Button>
          </>
        }
      />
      {one.unreadSheets.length > 0 && (
        <Alert
          type="warning"
          showIcon
          className={styles.steps ?? ''}
          title={t('source.unread', { count: one.unreadSheets.length, names: one.unreadSheets.join(' / ') })}
        />
      )}
      <Steps
        className={styles.steps}
        size="small"
        responsive={false}
        current={steps.indexOf(step)}
        items={steps.map((name) => ({ title: t(`step.${name}`) }))}
      />
      {state === 'checking' || state === 'applying' || state === 'undoing' ? (
        <Busy one={one} />
      ) : step === 'columns' ? (
        <ColumnsStep key={importId} one={one} onBegun={() => setIsRevising(false)} />
      ) : state === 'checked' ? (
        <CheckedStep
          one={one}
          status={status}
          onStatus={(next) => onGo({ status: next })}
          onColumns={() => setIsRevising(true)}
        />
      ) : (
        <DoneStep one={one} status={status} onStatus={(next) => onGo({ status: next })} onAnother={leave} />
      )}
    </>
  );
}

function Discard({ importId, onDone }: { importId: string; onDone: () => void }) {
  const { t } = useTranslation('roster');
  const discard = useWrite(rosterApi.discard, [rosterApi.list], {
    onDone: () => {
      notify.done(t('discard.done'));
      onDone();
    },
  });
  return (
    <Confirm title={t('discard.words')} hint={t('discard.ask')} onConfirm={() => discard.mutate({ importId })}>
      <Button>{t('discard.words')}</Button>
    </Confirm>
  );
}

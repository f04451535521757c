import { ABSENT } from '@zhibi/contract/kernel';
import { type CodeRow, organisationApi } from '@zhibi/contract/people/organisation';
import { Button, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { StatusTag, type StatusTone } from '../../../platform/layout/status-tag.js';
import { notify } from '../../../platform/notify.js';
import { formatFarDay, formatNear } from '../../../platform/time.js';
import styles from '../parts/list.module.css';
import page from './page.module.css';

const tones: Record<CodeRow['state'], StatusTone> = { unused: 'wait', used: 'done', expired: 'warn', disabled: 'off' };

interface CodeTableProps {
  codes: readonly CodeRow[];
  onPrint: (codeIds: string[]) => void;
  onHistory: (code: CodeRow) => void;
}

/** Codes one by one; chosen ones are printed, disabled or enabled together. */
export function CodeTable({ codes, onPrint, onHistory }: CodeTableProps) {
  const { t } = useTranslation('organisation');
  const [chosen, setChosen] = useState<string[]>([]);
  const switching = useWrite(organisationApi.switchCodes, [organisationApi.codes, organisationApi.codeSummary], {
    onDone: ({ changed }, { disabled }) => {
      notify.done(t(disabled ? 'codes.disabledNow' : 'codes.enabledNow', { count: changed }));
      setChosen([]);
    },
  });
  const flip = (codeIds: string[], disabled: boolean) => switching.mutate({ which: { codeIds }, disabled });
  const picked = codes.filter(({ codeId }) => chosen.includes(codeId));
  const idsOf = (which: (code: CodeRow) => boolean) => picked.filter(which).map(({ codeId }) => codeId);
  const [printable, disabling, enabling] = [
    idsOf(({ state }) => state === 'unused'),
    idsOf(({ can }) => can.disable),
    idsOf(({ can }) => can.enable),
  ];
  const columns: TableColumnsType<CodeRow> = [
    {
      title: t('codes.code'),
      width: 176,
      render: (_, { code, note }) => (
        <>
          <span className={page.code}>{code}</span>
          {note && <span className={styles.fact}>{note}</span>}
        </>
      ),
    },
    {
      title: t('school'),
      width: 190,
      render: (_, { schoolName, role, className }) => (
        <>
          {schoolName}
          <span className={styles.fact}>{[t(`roles.${role}`), className].filter(Boolean).join(' · ')}</span>
        </>
      ),
    },
    {
      title: t('codes.state'),
      width: 100,
      render: (_, { state }) => <StatusTag tone={tones[state]}>{t(`codes.states.${state}`)}</StatusTag>,
    },
    { title: t('codes.validUntil'), width: 120, render: (_, { validUntil }) => formatFarDay(validUntil) },
    {
      title: t('codes.usedBy'),
      width: 170,
      render: (_, { usedAt, usedBy, role }) =>
        usedAt === null ? (
          ABSENT
        ) : (
          <>
            {usedBy || t(`roles.${role}`)}
            <span className={styles.fact}>{formatNear(usedAt)}</span>
          </>
        ),
    },
    {
      title: t('actions'),
      fixed: 'end',
      width: 150,
      render: (_, code) => (
        <span className={styles.actions}>
          <Button type="link" onClick={() => onHistory(code)}>
            {t('codes.history')}
          </Button>
          {code.can.disable && (
            <Button type="link" onClick={() => flip([code.codeId], true)}>
              {t('codes.disable')}
            </Button>
          )}
          {code.can.enable && (
            <Button type="link" onClick={() => flip([code.codeId], false)}>
              {t('enable')}
            </Button>
          )}
        </span>
      ),
    },
  ];
  return (
    <>
      {picked.length > 0 && (
        <div className={page.chosen} role="toolbar" aria-label={t('codes.chosen', { count: picked.length })}>
          <span>{t('codes.chosen', { count: picked.length })}</span>
          <Button size="small" disabled={printable.length === 0} onClick={() => onPrint(printable)}>
            {t('codes.print')}
          </Button>
          <Button size="small" disabled={disabling.length === 0} onClick={() => flip(disabling, true)}>
            {t('codes.disable')}
          </Button>
          <Button size="small" disabled={enabling.length === 0} onClick={() => flip(enabling, false)}>
            {t('enable')}
          </Button>
        </div>
      )}
      <Table
        className={styles.number}
        rowKey="codeId"
        columns={columns}
        dataSource={codes}
        pagination={false}
        scroll={{ x: 950 }}
        rowSelection={{
          selectedRowKeys: chosen,
          onChange: (keys) => setChosen(keys.map(String)),
          getCheckboxProps: ({ code, state }) => ({ disabled: state === 'used', 'aria-label': code }),
        }}
      />
    </>
  );
}
